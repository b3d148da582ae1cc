import {
  DOCUMENT_CATEGORY,
  type DictionaryItem,
  DOCUMENT_TYPE_COUNTRIES,
  type DocumentCategory,
  type DocumentType,
  type Locale,
  TWO_SIDED_DOCUMENT_TYPES,
} from '@sixpence/protocol'
import { type DictionaryWords, WORDS } from './words.ts'

type TypeWord = keyof DictionaryWords['documentTypes']

// A kind keeps its number for ever: documents are kept by it.
const TYPES: Readonly<Record<number, TypeWord>> = {
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

const TYPES_OF: Readonly<Record<DocumentCategory, readonly number[]>> = {
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

// Where people are registered by the town they live in.
const REGISTERS_RESIDENTS = 'AT BE BG CZ DE EE ES HU IT LT LV NL PL RO SI SK UA'.split(' ')
const REGISTRATION_OF_RESIDENCE = 14

/** Categories of documents, each with its kinds. */
export const documentCategories = (words: DictionaryWords): DictionaryItem[] =>
  Object.entries(DOCUMENT_CATEGORY).map(([id, category]) => ({
    id: Number(id),
    name: words.documentCategories[category],
    types: TYPES_OF[category].map(type => documentType(words, type)),
  }))

/** Kinds of documents that prove where a person lives. */
export const addressDocumentTypes = (words: DictionaryWords): DictionaryItem[] =>
  TYPES_OF.address.map(id => ({
    id,
    name: typeName(words, id),
    ...(id === REGISTRATION_OF_RESIDENCE && { countryCodes: REGISTERS_RESIDENTS }),
  }))

function documentType(words: DictionaryWords, id: number): DocumentType {
  const countries = DOCUMENT_TYPE_COUNTRIES[id]
  return {
    id,
    name: typeName(words, id),
    ...(TWO_SIDED_DOCUMENT_TYPES.some(type => type === id) && { isTwoSided: true }),
    ...(countries && { countryCodes: [...countries] }),
  }
}

const typeName = (words: DictionaryWords, id: number): string =>
  words.documentTypes[TYPES[id] ?? 'other']

/** What a kind of document is called, e.g. `Passport`. */
export const documentTypeName = (locale: Locale, typeId: number): string =>
  typeName(WORDS[locale], typeId)

/** Whether documents of a category may be of a kind. */
export const isTypeOf = (category: DocumentCategory, typeId: number): boolean =>
  TYPES_OF[category].includes(typeId)
