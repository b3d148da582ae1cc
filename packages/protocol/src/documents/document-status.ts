import * as z from 'zod/mini'

/** How far the bank is with a document that was uploaded, by its number on the wire. */
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

/** How a set of documents stands, or a form: what a bank sends as a word. */
export const DOCUMENT_STATUSES = [
  'validated',
  'pending',
  'none',
  'notRequired',
  'rejected',
  'expiredSoon',
] as const

/** How a set of documents stands; one of `DOCUMENT_STATUSES`. */
export const documentStatusSchema = /* @__PURE__ */ z.enum(DOCUMENT_STATUSES)

/** The state of an uploaded document. */
export type UploadStatus = (typeof DOCUMENT_STATUS)[keyof typeof DOCUMENT_STATUS]
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]
