import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'
import { documentStatusSchema } from '../profile/index.ts'

/** Tells a representative without a sign-in what is asked of them; a mailed secret says who it is. */
export const getRepresentativeTax = /* @__PURE__ */ namedMethod({
  name: 'representativeFatcaCrsGet',
  access: 'public',
  input: z.object({ authSecret: z.string().check(z.minLength(16), z.maxLength(128)) }),
  output: z.object({
    representative: z.object({
      firstName: z.string(),
      lastName: z.string(),
      customerName: z.string(),
      taxResidencySelfCertificationDocumentStatus: documentStatusSchema,
    }),
  }),
})

export type RepresentativeTax = z.output<typeof getRepresentativeTax.output>['representative']
