import * as z from 'zod/mini'
import { savedButtonIdSchema, savedButtonTermsSchema } from './saved-button.ts'

/** A saved button as everybody may see it. */
export const shownButtonSchema = /* @__PURE__ */ z.object({
  buttonId: savedButtonIdSchema,
  merchantName: z.string(),
  /** Where the merchant's logo is. */
  logoUrl: z.optional(z.string()),
  /** Undefined once its merchant has deleted it: then nothing can be paid by it. */
  offer: z.optional(
    z.extend(savedButtonTermsSchema, {
      /** What is paid for, in the merchant's words: text, whatever it looks like. */
      description: z.string(),
      /** Where the payer is led back to, on one of the merchant's registered origins. */
      returnUrl: z.optional(z.string()),
    }),
  ),
})

export type ShownButton = z.output<typeof shownButtonSchema>

/** What a button that is not deleted asks for. */
export type ButtonOffer = NonNullable<ShownButton['offer']>
