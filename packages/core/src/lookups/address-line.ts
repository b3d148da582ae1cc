import { addressFormatOf, type AddressFieldName } from './address-format.ts'

/** The parts of an address; empty or missing ones aren't written. */
export interface AddressParts {
  readonly address1: string
  readonly address2?: string | undefined
  readonly city: string
  /** As readers see it, e.g. `California` or `CA`. */
  readonly stateName?: string | undefined
  readonly postalCode: string
  /** ISO 3166, two letters. */
  readonly countryCode: string
}

/**
 * Formats an address on one line, in the order of its country, e.g. `4 Quay Lane, Galway, H91 X2Y7,
 * Ireland` or `Lindengasse 14, 1070 Wien, Austria`. Names the country in the reader's language (BCP
 * 47).
 */
export function addressLine(address: AddressParts, languageTag: string): string {
  const { fields } = addressFormatOf(address.countryCode)
  // Keeps a state even if its country's format has none.
  const rest = fields.includes('state') ? undefined : address.stateName
  const country = new Intl.DisplayNames([languageTag], { type: 'region' }).of(address.countryCode)
  return [...joined(address, fields), rest, country].filter(Boolean).join(', ')
}

/** Puts a postcode right before its town, or right after its state. */
function joined(address: AddressParts, fields: readonly AddressFieldName[]): string[] {
  const parts: string[] = []
  for (const [index, field] of fields.entries()) {
    const before = fields[index - 1]
    const isClose =
      (field === 'city' && before === 'postalCode') ||
      (field === 'postalCode' && before === 'state')
    const part = valueOf(address, field)
    if (isClose) parts.push([parts.pop(), part].filter(Boolean).join(' '))
    else parts.push(part)
  }
  return parts
}

const valueOf = (address: AddressParts, field: AddressFieldName): string =>
  (field === 'state' ? address.stateName : address[field]) ?? ''
