/** What a document is about, by its number on the wire. */
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
 * Kinds of document of which the bank wants the back side as well. They are kinds, not categories,
 * though 4 and 5 are numbers of both.
 */
export const TWO_SIDED_DOCUMENT_TYPES = [4, 5, 88] as const

/** Whether the bank wants the back side of this kind as well. */
export const isTwoSided = (documentTypeId: number): boolean =>
  TWO_SIDED_DOCUMENT_TYPES.some(kind => kind === documentTypeId)

/** The kind that only these countries issue. */
export const DOCUMENT_TYPE_COUNTRIES: Readonly<Record<number, readonly string[]>> = {
  88: ['RU', 'UA'],
}
