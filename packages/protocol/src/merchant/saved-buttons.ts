import * as z from 'zod/mini'
import { steadyText } from '../identifiers.ts'
import { savedButtonIdSchema, savedButtonTermsSchema } from '../saved-buttons/index.ts'
import { wireNumber } from '../wire-values.ts'

const inputSchema = /* @__PURE__ */ z.extend(savedButtonTermsSchema, {
  /** What is paid for: shown to the payer, and the description of what is paid by it. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(140), steadyText),
  /** The logo that payers see; the default one where none is named. */
  logoId: z.optional(z.string().check(z.maxLength(64))),
  /** Where the payer is led back to; on one of the merchant's registered origins. Empty is none. */
  returnUrl: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
})

/** A saved button, as its merchant sees it. */
export const savedButtonSchema = /* @__PURE__ */ z.extend(inputSchema, {
  id: savedButtonIdSchema,
  /** Shows the button in a page: made of ids alone, and the same whatever the button asks for. */
  html: z.string(),
  /** The bank's own page of the button, for who has no page. */
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
      /** What payers know the merchant by; absent where the bank has registered none. */
      merchantName: z.optional(z.string()),
      /** Where a `returnUrl` may lead: the origins of the merchant that the bank has registered. */
      origins: z.array(z.string()),
    }),
  },
  savedButton: { input: idSchema, output: itemSchema },
  createSavedButton: { input: inputSchema, output: itemSchema },
  updateSavedButton: {
    input: z.extend(z.partial(inputSchema), {
      id: z.string().check(z.maxLength(64)),
      /** Empty as well as absent: it keeps the one there is. */
      name: z.optional(z.string().check(z.trim(), z.maxLength(140), steadyText)),
    }),
    output: itemSchema,
  },
  deleteSavedButton: { input: idSchema, output: z.object({}) },
}

export type SavedButton = z.output<typeof savedButtonSchema>

export type SavedButtonInput = z.output<typeof inputSchema>

export type SavedButtonChange = z.output<typeof savedButtonSchemas.updateSavedButton.input>

export type SavedButtonList = z.output<typeof savedButtonSchemas.savedButtons.output>
