/** The state of an uploaded document, by its number on the wire. */
export const DOCUMENT_STATUS = {
  0: 'submitted',
  2: 'confirmed',
  4: 'canceled',
  5: 'deleted',
  26: 'rejected',
  31: 'underInvestigation',
  38: 'expired',
  41: 'pending',
  64: 'nameMismatch',
} as const

/** The state of a set of documents or of a form, as a word on the wire. */
export const DOCUMENT_STATUSES = [
  'validated',
  'pending',
  'none',
  'notRequired',
  'rejected',
  'expiredSoon',
] as const

/** The state of an uploaded document. */
export type UploadStatus = (typeof DOCUMENT_STATUS)[keyof typeof DOCUMENT_STATUS]

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/**
 * The files of one document: the document or its front; its back; and, if it is in another name,
 * the proof of relationship.
 */
export const DOCUMENT_PARTS = [
  'mainDocument',
  'additionalDocument',
  'relationshipDocument',
] as const

export type DocumentPart = (typeof DOCUMENT_PARTS)[number]
