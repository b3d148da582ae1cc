import { openCardDetails, showCardDetails } from '@sixpence/protocol'
import { isRegisteredOrigin } from '../embedders/index.ts'
import { isLoopbackOrigin, namedMethodRoute, type NamedMethodRoute } from '../http/index.ts'
import { invalid } from '../payments/index.ts'
import { sendCardCode, takeCardCode } from './card-code.ts'
import { openDisplay } from './card-display.ts'
import { CARD_FRAME } from './card-frame-page.ts'
import { cardFor } from './own-card.ts'

const showCardDetailsRoute = namedMethodRoute(showCardDetails, async ({ accountId }, context) =>
  sendCardCode('cardDetails', await cardFor('details', context, accountId), context),
)

const openCardDetailsRoute = namedMethodRoute(openCardDetails, async (given, context) => {
  const { accountId, hostOrigin } = given
  await cardFor('details', context, accountId)
  if (!isLoopbackOrigin(hostOrigin) && !(await isRegisteredOrigin(context.sql, hostOrigin))) {
    throw invalid('hostOrigin', 'Register the origin of the page that shows the card.')
  }
  const refusal = await takeCardCode('cardDetails', given, context)
  if (refusal) return refusal
  const token = await openDisplay({ accountId, hostOrigin }, context)
  return { token, frameUrl: context.bankUrl + CARD_FRAME }
})

/** What is printed on a card: no answer of these holds it, but the frame they lead to. */
export const cardDetailsRoutes: readonly NamedMethodRoute[] = [
  showCardDetailsRoute,
  openCardDetailsRoute,
]
