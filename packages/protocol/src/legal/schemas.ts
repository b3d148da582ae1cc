import * as z from 'zod/mini'
import { instantSchema, oneOrMany } from '../wire-values.ts'

/** The legal entity behind the bank, as printed in its letters. */
export const regulatedEntitySchema = /* @__PURE__ */ z.object({
  name: z.string(),
  address: z.string(),
  footerLines: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
  web: z.string(),
})

/** An agreement between the customer and the bank. */
export const agreementSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  title: z.string(),
  acceptedAt: instantSchema,
})

/** The documents that the bank writes on request. */
export const PDF_TEMPLATES = [
  'accountConfirmation',
  'agreement',
  'documentsReceipt',
  'statement',
  'transactionReceipt',
] as const

/** The schemas of the calls, by their names. */
export const legalSchemas = {
  info: {
    input: z.object({}),
    output: z.object({
      regulatedEntity: regulatedEntitySchema,
      agreements: oneOrMany(agreementSchema),
    }),
  },
  agreement: {
    input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.object({
      id: z.string(),
      /** The suggested file name, e.g. `user-agreement-2026-11-21.pdf`. */
      fileName: z.string(),
      /** The file itself, in base64. */
      pdf: z.base64(),
    }),
  },
  pdf: {
    input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.instanceof(Uint8Array),
  },
}

export type Agreement = z.output<typeof agreementSchema>

export type RegulatedEntity = z.output<typeof regulatedEntitySchema>

export type PdfTemplate = (typeof PDF_TEMPLATES)[number]
