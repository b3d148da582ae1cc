import { Fragment } from 'react'

/** An address that can break into lines after a slash, but not within a word. */
export function AddressText({ address }: { address: string }) {
  return (
    <span className="sp-break">
      {[...address.matchAll(PART)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}

/** A part that ends after a slash and the slashes that follow it. */
const PART = /[^/]+\/*|\/+/g
