import { Fragment } from 'react'

/** An address, which goes on in another line after a slash rather than within a word. */
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

/** Up to a slash, and with those that follow it. */
const PART = /[^/]+\/*|\/+/g
