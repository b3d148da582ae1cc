import { useBrand } from './use-brand.ts'

/** Writes to the bank's support. */
export function SupportLink() {
  const { support } = useBrand()
  return (
    <a className="sp-link" href={`mailto:${support.email}`}>
      {support.email}
    </a>
  )
}
