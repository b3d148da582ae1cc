import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'

const ofCard = { accountId: z.string() }

/** Begins to show what is printed on a card: sends the code that {@link openCardDetails} asks for. */
export const showCardDetails = /* @__PURE__ */ namedMethod({
  name: 'cardDetailsShow',
  access: 'customer',
  needs: 'full',
  input: z.object(ofCard),
  output: z.object({ requestKey: z.string(), sentTo: z.string() }),
})

/**
 * Lets whoever has the code see what is printed on a card, once and soon, in a frame that a page of
 * `hostOrigin` holds. No answer to a page holds the number itself.
 */
export const openCardDetails = /* @__PURE__ */ namedMethod({
  name: 'cardDetailsOpen',
  access: 'customer',
  needs: 'full',
  input: z.object({
    ...ofCard,
    requestKey: z.string(),
    code: z.string(),
    hostOrigin: z.string().check(z.maxLength(300)),
  }),
  output: z.object({
    /** Good once, for a minute. */
    token: z.string(),
    /**
     * The bank's own frame, which takes the token as `token`. Left out by a bank whose numbers lie
     * in somebody else's vault.
     */
    frameUrl: z.optional(z.string()),
  }),
})

export type CardDisplay = z.output<typeof openCardDetails.output>
