import * as z from 'zod/mini'
import { wireNumber } from '../../values/index.ts'
import { changeSchemasOf, schemasOf } from '../../inputs/index.ts'
import { LOGO_FIELDS } from '../facts.ts'

/** A picture that a business shows to its payers. */
export const logoSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  /** Shown if no other logo is chosen. Exactly one logo is the default. */
  isDefault: z.boolean(),
  /** The address of the picture, which depends on its content. */
  file: z.string(),
})

const logoIdSchema = /* @__PURE__ */ z.object({ id: z.string().check(z.maxLength(64)) })

/** The schemas of the calls about logos. */
export const logoSchemas = {
  logos: {
    input: z.object({}),
    output: z.object({ items: z.array(logoSchema), total: wireNumber() }),
  },
  logo: { input: logoIdSchema, output: z.object({ logo: logoSchema }) },
  createLogo: {
    input: z.object({
      ...schemasOf(LOGO_FIELDS),
      /** The first logo is the default regardless of this. */
      isDefault: z.optional(z.boolean()),
    }),
    output: z.object({ logo: logoSchema }),
  },
  updateLogo: {
    input: z.extend(logoIdSchema, {
      ...changeSchemasOf(LOGO_FIELDS),
      isDefault: z.optional(z.boolean()),
    }),
    output: z.object({ logo: logoSchema }),
  },
  deleteLogo: { input: logoIdSchema, output: z.object({}) },
}

export type Logo = z.output<typeof logoSchema>
