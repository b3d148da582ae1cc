import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'
import { oneOrMany } from '../wire-values.ts'

/** How many pages may hold each other around a frame. */
const MOST_HOLDERS = 5

const originSchema = /* @__PURE__ */ z.string().check(z.maxLength(300))
const ofCard = { accountId: z.string() }

/** Begins to show what is printed on a card: sends the code that {@link openCardDetails} asks for. */
export const showCardDetails = /* @__PURE__ */ namedMethod({
  name: 'cardDetailsShow',
  access: 'customer',
  needs: 'full',
  staff: 'never',
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
  staff: 'never',
  input: z.object({
    ...ofCard,
    requestKey: z.string(),
    code: z.string(),
    hostOrigin: originSchema,
    /** Of the pages that hold that page, e.g. a mobile app's: the frame is shown in none but these. */
    heldBy: z.optional(oneOrMany(originSchema).check(z.maxLength(MOST_HOLDERS))),
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
