import * as z from 'zod/mini'
import { payNameSchema } from '../saved-buttons/index.ts'
import { wireWord } from '../wire-values.ts'
import { SWITCHED } from './ipn.ts'

/** How a merchant is paid by name. */
export const payByNameSettingsSchema = /* @__PURE__ */ z.object({
  statusId: wireWord(SWITCHED),
  /** Absent until it is first switched on. */
  name: z.optional(payNameSchema),
  /** The page of that name. */
  link: z.optional(z.string()),
  /** Whether there is a secret that links are signed with. */
  hasSecret: z.boolean(),
})

/** The schemas of the calls about being paid by name. */
export const payByNameSchemas = {
  payByName: { input: z.object({}), output: z.object({ settings: payByNameSettingsSchema }) },
  updatePayByName: {
    input: z.object({
      statusId: z.optional(wireWord(SWITCHED)),
      /** By default made of what payers know the merchant by. */
      name: z.optional(payNameSchema),
      /** Makes a new secret: links signed with the one before end. */
      secret: z.optional(z.boolean()),
    }),
    output: z.object({
      settings: payByNameSettingsSchema,
      /** The new one, in this answer and in no other. */
      secret: z.optional(z.string()),
    }),
  },
}

export type PayByNameSettings = z.output<typeof payByNameSettingsSchema>

export type PayByNameChange = z.output<typeof payByNameSchemas.updatePayByName.input>
