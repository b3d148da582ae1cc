import * as z from 'zod/mini'
import { instantSchema, wireFlag, wireNumber, wireWord } from '../values/index.ts'
import { documentNamesSchema } from './document-names.ts'
import { DOCUMENT_STATUS } from './facts.ts'

/** A document uploaded by a customer. It can't be downloaded again through the client. */
export const uploadedDocumentSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  statusId: wireWord(DOCUMENT_STATUS),
  /** The time of the upload. */
  uploaded: instantSchema,
  documentTypeId: wireNumber(),
  /** The name of its kind, in the language of the request. */
  documentType: z.string(),
  /** True if it belongs to another document, as its back or its proof of relationship. */
  isSubDocument: z.optional(wireFlag()),
  /** `YYYY-MM-DD`. */
  issuedDate: z.optional(z.string()),
  /** `YYYY-MM-DD`. */
  expiresDate: z.optional(z.string()),
  /** The uploader's sign-in name. */
  createdUsername: z.optional(z.string()),
  /** The reason for rejecting it, in plain words and in the language of the request. */
  rejectReason: z.optional(z.string()),
  /** For a document in another name. Only shown to the customer. */
  names: z.optional(documentNamesSchema),
  /** True if it was rejected for good: the bank won't accept another one either. */
  isFinal: z.optional(wireFlag()),
})

export type UploadedDocument = z.output<typeof uploadedDocumentSchema>
