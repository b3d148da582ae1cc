import * as z from 'zod/mini'
import { instantSchema, wireFlag, wireNumber, wireWord } from '../wire-values.ts'
import { documentNamesSchema } from './document-names.ts'
import { DOCUMENT_STATUS } from './document-status.ts'

/** A document that a customer has uploaded. Nobody can read it back through the client. */
export const uploadedDocumentSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  statusId: wireWord(DOCUMENT_STATUS),
  /** When it arrived. */
  uploaded: instantSchema,
  documentTypeId: wireNumber(),
  /** The name of its kind, in the language of the request. */
  documentType: z.string(),
  /** It belongs to another document: a back side, or a proof of relationship. */
  isSubDocument: z.optional(wireFlag()),
  /** `YYYY-MM-DD`. */
  issuedDate: z.optional(z.string()),
  /** `YYYY-MM-DD`. */
  expiresDate: z.optional(z.string()),
  /** Who uploaded it: a sign-in name. */
  createdUsername: z.optional(z.string()),
  /** Why the bank did not accept it, in plain words and in the language of the request. */
  rejectReason: z.optional(z.string()),
  /** Of a document in another name. Told to the customer alone. */
  names: z.optional(documentNamesSchema),
  /** It was refused for good: another one is not taken either. */
  isFinal: z.optional(wireFlag()),
})

export type UploadedDocument = z.output<typeof uploadedDocumentSchema>
