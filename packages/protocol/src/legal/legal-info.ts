import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'
import { instantSchema, oneOrMany } from '../wire-values.ts'

/** Who stands for the bank, as its letters print it. */
export const regulatedEntitySchema = /* @__PURE__ */ z.object({
  name: z.string(),
  address: z.string(),
  footerLines: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
  web: z.string(),
})

/** Something that the customer and the bank have agreed on. */
export const agreementSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  title: z.string(),
  acceptedAt: instantSchema,
})

/** Tells who the bank is, and what was agreed with the person who is signed in, newest first. */
export const getLegalInfo = /* @__PURE__ */ namedMethod({
  name: 'legalInfoGet',
  access: 'customer',
  needs: 'own',
  staff: 'sees',
  input: z.object({}),
  output: z.object({
    regulatedEntity: regulatedEntitySchema,
    agreements: oneOrMany(agreementSchema),
  }),
})

/** Hands out one agreement. */
export const downloadAgreement = /* @__PURE__ */ namedMethod({
  name: 'agreementDownload',
  access: 'customer',
  needs: 'own',
  staff: 'sees',
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.object({
    id: z.string(),
    /** What to call the file, e.g. `user-agreement-2026-11-21.pdf`. */
    fileName: z.string(),
    /** The file itself, in base64. */
    pdf: z.base64(),
  }),
})

export type Agreement = z.output<typeof agreementSchema>
export type RegulatedEntity = z.output<typeof regulatedEntitySchema>
