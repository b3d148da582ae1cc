import * as z from 'zod/mini'
import { payNameSchema } from '../saved-buttons/schemas.ts'
import { wireWord } from '../values/index.ts'
import { SWITCHED } from './facts.ts'

/** A merchant's settings for being paid by name. */
export const payByNameSettingsSchema = /* @__PURE__ */ z.object({
  statusId: wireWord(SWITCHED),
  /** Absent until it is first enabled. */
  name: z.optional(payNameSchema),
  /** The page under that name. */
  link: z.optional(z.string()),
  /** True if there is a secret for signing links. */
  hasSecret: z.boolean(),
})

/** The schemas of the calls about being paid by name. */
export const payByNameSchemas = {
  payByName: { input: z.object({}), output: z.object({ settings: payByNameSettingsSchema }) },
  updatePayByName: {
    input: z.object({
      statusId: z.optional(wireWord(SWITCHED)),
      /** By default derived from the merchant's name for payers. */
      name: z.optional(payNameSchema),
      /** Creates a new secret. Links signed with the old one stop working. */
      secret: z.optional(z.boolean()),
    }),
    output: z.object({
      settings: payByNameSettingsSchema,
      /** The new secret, which only this answer contains. */
      secret: z.optional(z.string()),
    }),
  },
}

export type PayByNameSettings = z.output<typeof payByNameSettingsSchema>

export type PayByNameChange = z.output<typeof payByNameSchemas.updatePayByName.input>
