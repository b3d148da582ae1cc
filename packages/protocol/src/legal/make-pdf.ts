import * as z from 'zod/mini'
import { restCall } from '../rest-call.ts'

/** The documents that the bank writes when it is asked to. */
export const PDF_TEMPLATES = [
  'accountConfirmation',
  'agreement',
  'statement',
  'transactionReceipt',
] as const

/**
 * Writes a document in the language of the request. `id` is of what it is about: an account, an
 * agreement, a statement, a row of the history that is completed. A success is `application/pdf`,
 * with the file's name in `Content-Disposition`.
 */
export const makePdf = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/pdf?template={template}',
  access: 'customer',
  staff: 'sees',
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.instanceof(Uint8Array),
})

export type PdfTemplate = (typeof PDF_TEMPLATES)[number]
