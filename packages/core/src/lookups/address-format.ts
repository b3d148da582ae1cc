/** The parts of an address besides its country. */
export type AddressFieldName = 'address1' | 'address2' | 'city' | 'state' | 'postalCode'

/** A country's name for its postcodes. */
export type PostcodeKind = 'postalCode' | 'postcode' | 'zip' | 'eircode'

/** The format of a country's addresses. */
export interface AddressFormat {
  /** The fields, in the country's order. */
  readonly fields: readonly AddressFieldName[]
  readonly postcodeKind: PostcodeKind
  /** A valid example; undefined if the format is unknown. */
  readonly postcodeExample?: string
}

interface Row {
  readonly order: keyof typeof ORDERS
  readonly form: RegExp
  readonly example: string
  readonly kind?: PostcodeKind
}

const LINES = ['address1', 'address2'] as const

const ORDERS = {
  codeFirst: [...LINES, 'postalCode', 'city'],
  codeLast: [...LINES, 'city', 'postalCode'],
  codeFirstState: [...LINES, 'postalCode', 'city', 'state'],
  codeLastState: [...LINES, 'city', 'state', 'postalCode'],
} as const satisfies Readonly<Record<string, readonly AddressFieldName[]>>

const FIVE = /^\d{5}$/
const FOUR = /^\d{4}$/
const SIX = /^\d{6}$/

// Matched in capitals and without spaces.
const ROWS: Readonly<Record<string, Row>> = {
  AR: { order: 'codeFirstState', form: /^([A-Z]\d{4}[A-Z]{3}|\d{4})$/, example: 'C1070AAM' },
  AT: { order: 'codeFirst', form: FOUR, example: '1070' },
  AU: { order: 'codeLastState', form: FOUR, example: '2000', kind: 'postcode' },
  BE: { order: 'codeFirst', form: FOUR, example: '1000' },
  BG: { order: 'codeFirst', form: FOUR, example: '1000' },
  BR: { order: 'codeLastState', form: /^\d{5}-?\d{3}$/, example: '01310-100' },
  CA: { order: 'codeLastState', form: /^[A-Z]\d[A-Z]-?\d[A-Z]\d$/, example: 'K1A 0B1' },
  CH: { order: 'codeFirst', form: FOUR, example: '8001' },
  CY: { order: 'codeFirst', form: FOUR, example: '1010' },
  CZ: { order: 'codeFirst', form: FIVE, example: '110 00' },
  DE: { order: 'codeFirst', form: FIVE, example: '10115' },
  DK: { order: 'codeFirst', form: FOUR, example: '1050' },
  EE: { order: 'codeFirst', form: FIVE, example: '10111' },
  ES: { order: 'codeFirst', form: FIVE, example: '28013' },
  FI: { order: 'codeFirst', form: FIVE, example: '00100' },
  FR: { order: 'codeFirst', form: FIVE, example: '75001' },
  GB: {
    order: 'codeLast',
    form: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    example: 'SW1A 1AA',
    kind: 'postcode',
  },
  GR: { order: 'codeFirst', form: FIVE, example: '105 57' },
  HR: { order: 'codeFirst', form: FIVE, example: '10000' },
  HU: { order: 'codeLast', form: FOUR, example: '1051' },
  IE: {
    order: 'codeLast',
    form: /^([A-Z]\d{2}|D6W)[A-Z\d]{4}$/,
    example: 'D02 X285',
    kind: 'eircode',
  },
  IN: { order: 'codeLastState', form: SIX, example: '400001' },
  IT: { order: 'codeFirst', form: FIVE, example: '00184' },
  LT: { order: 'codeFirst', form: /^(LT-?)?\d{5}$/, example: '01103' },
  LU: { order: 'codeFirst', form: /^(L-?)?\d{4}$/, example: '1111' },
  LV: { order: 'codeLast', form: /^LV-?\d{4}$/, example: 'LV-1050' },
  MT: { order: 'codeLast', form: /^[A-Z]{3}\d{4}$/, example: 'VLT 1117', kind: 'postcode' },
  MX: { order: 'codeFirstState', form: FIVE, example: '06000' },
  NL: { order: 'codeFirst', form: /^\d{4}[A-Z]{2}$/, example: '1012 AB' },
  NO: { order: 'codeFirst', form: FOUR, example: '0150' },
  PL: { order: 'codeFirst', form: /^\d{2}-?\d{3}$/, example: '00-001' },
  PT: { order: 'codeFirst', form: /^\d{4}-?\d{3}$/, example: '1250-142' },
  RO: { order: 'codeFirst', form: SIX, example: '030031' },
  SE: { order: 'codeFirst', form: FIVE, example: '111 29' },
  SI: { order: 'codeFirst', form: FOUR, example: '1000' },
  SK: { order: 'codeFirst', form: FIVE, example: '811 01' },
  UA: { order: 'codeLast', form: FIVE, example: '01001' },
  US: { order: 'codeLastState', form: /^\d{5}(-?\d{4})?$/, example: '02111', kind: 'zip' },
}

/** Returns the address format of a country (ISO 3166); the most general one if it isn't listed. */
export function addressFormatOf(countryCode: string): AddressFormat {
  const row = rowOf(countryCode)
  if (!row) return { fields: ORDERS.codeLast, postcodeKind: 'postalCode' }
  const { order, example, kind = 'postalCode' } = row
  return { fields: ORDERS[order], postcodeKind: kind, postcodeExample: example }
}

/** True if a postcode has its country's format, ignoring spaces. */
export const hasPostcodeForm = (postalCode: string, countryCode: string): boolean =>
  rowOf(countryCode)?.form.test(postalCode.replaceAll(/\s/g, '').toUpperCase()) ?? true

const rowOf = (countryCode: string): Row | undefined =>
  Object.hasOwn(ROWS, countryCode) ? ROWS[countryCode] : undefined
