import * as z from 'zod/mini'
import { savedButtonIdSchema, savedButtonTermsSchema } from './saved-button.ts'

/** The public view of a saved button. */
export const shownButtonSchema = /* @__PURE__ */ z.object({
  buttonId: savedButtonIdSchema,
  merchantName: z.string(),
  /** The address of the merchant's logo. */
  logoUrl: z.optional(z.string()),
  /** Undefined after its merchant has deleted it: nothing can be paid with it then. */
  offer: z.optional(
    z.extend(savedButtonTermsSchema, {
      /** The item paid for, in the merchant's words. It is plain text, whatever it looks like. */
      description: z.string(),
      /** The address to which the payer returns, on one of the merchant's registered origins. */
      returnUrl: z.optional(z.string()),
    }),
  ),
})

export type ShownButton = z.output<typeof shownButtonSchema>

/** The price and conditions of a button that hasn't been deleted. */
export type ButtonOffer = NonNullable<ShownButton['offer']>
