import type { cardMethods } from '@sixpence/protocol/schemas'
import { checkPages } from '../../embedders/index.ts'
import type { Handlers } from '../../http/index.ts'
import { sendCardCode, takeCardCode } from './card-code.ts'
import { openDisplay } from './card-display.ts'
import { CARD_FRAME } from '../frame/card-frame-page.ts'
import { cardFor } from '../own-card.ts'

/** Calls that lead to what is printed on a card: only the frame contains it, not their output. */
export const cardDetailsHandlers = {
  requestDetails: async ({ accountId }, context) =>
    sendCardCode('cardDetails', await cardFor('details', context, accountId), context),

  details: async (given, context) => {
    const { accountId, hostOrigin, heldBy = [] } = given
    await cardFor('details', context, accountId)
    await checkPages({ hostOrigin, heldBy }, context.sql)
    const refusal = await takeCardCode('cardDetails', given, context)
    if (refusal) return refusal
    const token = await openDisplay({ accountId, hostOrigin, heldBy }, context)
    return { token, frameUrl: context.bankUrl + CARD_FRAME }
  },
} satisfies Partial<Handlers<typeof cardMethods>>
