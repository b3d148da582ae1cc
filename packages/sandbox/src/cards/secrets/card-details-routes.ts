import type { cardMethods } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import { isRegisteredOrigin } from '../../embedders/index.ts'
import { isLoopbackOrigin, type Handlers, refuse } from '../../http/index.ts'
import { sendCardCode, takeCardCode } from './card-code.ts'
import { openDisplay } from './card-display.ts'
import { CARD_FRAME } from '../frame/card-frame-page.ts'
import { cardFor } from '../own-card.ts'

/** What is printed on a card: no answer of these holds it, but the frame they lead to. */
export const cardDetailsHandlers = {
  requestDetails: async ({ accountId }, context) =>
    sendCardCode('cardDetails', await cardFor('details', context, accountId), context),

  details: async (given, context) => {
    const { accountId, hostOrigin, heldBy = [] } = given
    await cardFor('details', context, accountId)
    if (!(await isKnownPage(hostOrigin, context))) {
      throw refuse.invalid('hostOrigin', 'Register the origin of the page that shows the card.')
    }
    for (const holder of heldBy) {
      if (await isKnownPage(holder, context)) continue
      throw refuse.invalid(
        'heldBy',
        'Register the origin of every page that holds the one with the card.',
      )
    }
    const refusal = await takeCardCode('cardDetails', given, context)
    if (refusal) return refusal
    const token = await openDisplay({ accountId, hostOrigin, heldBy }, context)
    return { token, frameUrl: context.bankUrl + CARD_FRAME }
  },
} satisfies Partial<Handlers<typeof cardMethods>>

/** A page of this machine, an app on it, or one that is registered. */
const isKnownPage = async (origin: string, { sql }: Pick<Context, 'sql'>): Promise<boolean> =>
  isLoopbackOrigin(origin) || APP_ORIGIN.test(origin) || (await isRegisteredOrigin(sql, origin))

/** What mobile apps call the pages that they hold themselves. */
const APP_ORIGIN = /^(capacitor|ionic):\/\/localhost$/
