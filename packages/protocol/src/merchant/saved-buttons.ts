import * as z from 'zod/mini'
import { changeSchemasOf, schemasOf } from '../inputs/index.ts'
import { savedButtonIdSchema, savedButtonTermsSchema } from '../saved-buttons/schemas.ts'
import { wireNumber } from '../values/index.ts'
import { SAVED_BUTTON_FIELDS } from './facts.ts'

const inputSchema = /* @__PURE__ */ z.extend(savedButtonTermsSchema, {
  ...schemasOf(SAVED_BUTTON_FIELDS),
  /** The logo that payers see; by default the merchant's default one. */
  logoId: z.optional(z.string().check(z.maxLength(64))),
})

/** A saved button as its merchant sees it. */
export const savedButtonSchema = /* @__PURE__ */ z.extend(inputSchema, {
  id: savedButtonIdSchema,
  /**
   * The HTML for showing the button in a page. It contains only ids, and doesn't change with the
   * button's settings.
   */
  html: z.string(),
  /** The bank's own page of the button, for merchants without one. */
  link: z.string(),
})

const idSchema = /* @__PURE__ */ z.object({ id: z.string().check(z.maxLength(64)) })
const itemSchema = /* @__PURE__ */ z.object({ item: savedButtonSchema })

/** The schemas of the calls about saved buttons. */
export const savedButtonSchemas = {
  savedButtons: {
    input: z.object({}),
    output: z.object({
      items: z.array(savedButtonSchema),
      total: wireNumber(),
      /** The merchant's name for payers; absent if the bank has registered none. */
      merchantName: z.optional(z.string()),
      /** The registered origins of the merchant, to which a `returnUrl` may lead. */
      origins: z.array(z.string()),
    }),
  },
  savedButton: { input: idSchema, output: itemSchema },
  createSavedButton: { input: inputSchema, output: itemSchema },
  updateSavedButton: {
    input: z.extend(z.partial(inputSchema), {
      id: z.string().check(z.maxLength(64)),
      /** Empty or absent keeps the old one. */
      name: changeSchemasOf(SAVED_BUTTON_FIELDS).name,
    }),
    output: itemSchema,
  },
  deleteSavedButton: { input: idSchema, output: z.object({}) },
}

export type SavedButton = z.output<typeof savedButtonSchema>

export type SavedButtonInput = z.output<typeof inputSchema>

export type SavedButtonChange = z.output<typeof savedButtonSchemas.updateSavedButton.input>

export type SavedButtonList = z.output<typeof savedButtonSchemas.savedButtons.output>
