/** The category of a document, by its number on the wire. */
export const DOCUMENT_CATEGORY = {
  1: 'identity',
  2: 'address',
  3: 'phone',
  4: 'businessRegistration',
  5: 'other',
  6: 'relationship',
  7: 'businessAddress',
  8: 'registrationAddress',
  9: 'control',
  10: 'additionalBusiness',
  11: 'sourceOfWealth',
  12: 'residencePermit',
} as const

export type DocumentCategory = (typeof DOCUMENT_CATEGORY)[keyof typeof DOCUMENT_CATEGORY]

/**
 * Kinds of document whose back the bank also requires. They are kinds, not categories, although 4
 * and 5 are numbers of both.
 */
export const TWO_SIDED_DOCUMENT_TYPES = [4, 5, 88] as const

/** Returns true if the bank also requires the back of this kind. */
export const isTwoSided = (documentTypeId: number): boolean =>
  TWO_SIDED_DOCUMENT_TYPES.some(kind => kind === documentTypeId)

/** Kinds that only these countries issue. */
export const DOCUMENT_TYPE_COUNTRIES: Readonly<Record<number, readonly string[]>> = {
  88: ['RU', 'UA'],
}
