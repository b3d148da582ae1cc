import { DOCUMENT_TYPE_COUNTRIES, type DocumentCategory, type Locale } from '@sixpence/protocol'
import { type Text, textIn, wordsOf } from '../language/index.ts'

const WORDS = wordsOf('documentTypes')

// A kind keeps its number for ever: documents are kept under it.
const KINDS: Readonly<Record<number, keyof typeof WORDS>> = {
  1: 'passport',
  4: 'identityCard',
  5: 'drivingLicence',
  88: 'internalPassport',
  10: 'utilityBill',
  11: 'bankStatement',
  12: 'rentalAgreement',
  13: 'taxNotice',
  14: 'registrationOfResidence',
  20: 'phoneBill',
  30: 'incorporation',
  31: 'registerExtract',
  32: 'articles',
  40: 'other',
  50: 'marriageCertificate',
  51: 'birthCertificate',
  52: 'nameChange',
  70: 'shareholders',
  71: 'ownershipChart',
  72: 'powerOfAttorney',
  75: 'licence',
  76: 'annualAccounts',
  80: 'payslip',
  81: 'taxReturn',
  82: 'saleContract',
  83: 'inheritance',
  85: 'residencePermit',
}

const KINDS_OF: Readonly<Record<DocumentCategory, readonly number[]>> = {
  identity: [1, 4, 5, 88],
  address: [10, 11, 12, 13, 14],
  phone: [20],
  businessRegistration: [30, 31, 32],
  other: [40],
  relationship: [50, 51, 52],
  businessAddress: [10, 11, 12, 13],
  registrationAddress: [31, 12, 13],
  control: [70, 71, 72],
  additionalBusiness: [75, 76],
  sourceOfWealth: [80, 81, 82, 83, 11],
  residencePermit: [85],
}

// The countries where people are registered by the town they live in.
const REGISTERS_RESIDENTS = 'AT BE BG CZ DE EE ES HU IT LT LV NL PL RO SI SK UA'.split(' ')
const REGISTRATION_OF_RESIDENCE = 14

/** Returns the only countries that have a kind of document; undefined if every country has it. */
export const countriesOf = (kind: number): readonly string[] | undefined =>
  kind === REGISTRATION_OF_RESIDENCE ? REGISTERS_RESIDENTS : DOCUMENT_TYPE_COUNTRIES[kind]

/** Returns the numbers of the kinds of document accepted for a category. */
export const kindsOf = (category: DocumentCategory): readonly number[] => KINDS_OF[category]

/** Returns {@link kindsOf} without those that the country doesn't have. */
export const kindsIn = (category: DocumentCategory, country: string | null): readonly number[] =>
  KINDS_OF[category].filter(kind => countriesOf(kind)?.includes(country ?? '') ?? true)

/** Returns the name of a kind of document, e.g. `Passport`; one without a name is another document. */
export const documentTypeName = (locale: Locale, typeId: number): string =>
  textIn(locale, documentTypeText(typeId))

/** Returns {@link documentTypeName} for somebody whose language isn't known yet. */
export const documentTypeText = (typeId: number): Text => ({
  words: WORDS[KINDS[typeId] ?? 'other'],
})
