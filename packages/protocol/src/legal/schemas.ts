import * as z from 'zod/mini'
import { instantSchema, oneOrMany, base64Schema } from '../values/index.ts'

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
      pdf: base64Schema,
    }),
  },
  pdf: {
    input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.instanceof(Uint8Array),
  },
}

export type Agreement = z.output<typeof agreementSchema>

export type RegulatedEntity = z.output<typeof regulatedEntitySchema>
