import { changeCardPin, getCardPin, showCardPin } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { namedMethodRoute, type NamedMethodRoute, Refusal } from '../http/index.ts'
import { deliver } from '../inbox/index.ts'
import { invalid } from '../payments/index.ts'
import { beginChange, takeChange } from '../security/index.ts'
import { keepPin, readPin } from './card-pin.ts'
import { cardFor } from './own-card.ts'

const changeCardPinRoute = namedMethodRoute(changeCardPin, async (input, context) => {
  const { accountId, pin, pinRepeat } = input
  const card = await cardFor('changePin', context, accountId)
  if (pin !== pinRepeat) throw invalid('pinRepeat', 'The two PINs are not the same.')
  if (isWeak(pin)) throw invalid('pin', 'This PIN is too easy to guess.')
  await keepPin(context, accountId, pin)
  const { sql, newId, caller, clock } = context
  await deliver(sql, {
    id: newId(),
    to: caller.email,
    channel: 'email',
    subject: 'The PIN of your card was changed',
    body: `The PIN of the card that ends in ${card.number.slice(-4)} was changed just now. If it was not you, block the card.`,
    at: clock.now(),
  })
  return {}
})

const showCardPinRoute = namedMethodRoute(showCardPin, async ({ accountId }, context) => {
  const { number } = await cardFor('showPin', context, accountId)
  const { id, sentTo } = await beginChange(
    {
      kind: 'cardPin',
      wish: { accountId },
      about: `To show the PIN of the card that ends in ${number.slice(-4)}.`,
    },
    asThemselves(context),
  )
  return { requestKey: id, sentTo }
})

const getCardPinRoute = namedMethodRoute(
  getCardPin,
  async ({ accountId, requestKey, code }, context) => {
    await cardFor('showPin', context, accountId)
    const begun = await takeChange(
      { id: requestKey, code, kinds: ['cardPin'] },
      asThemselves(context),
    )
    if (begun instanceof Refusal) return begun
    // What `showCardPinRoute` has kept: a code is good for the card that it was sent for.
    const { accountId: wanted } = begun.wish as { accountId: string }
    if (wanted !== accountId) return invalid('accountId', 'The code is for another card.')
    return { pinCode: await readPin(context, accountId) }
  },
)

/** What a card is used by at a machine. */
export const pinRoutes: readonly NamedMethodRoute[] = [
  changeCardPinRoute,
  showCardPinRoute,
  getCardPinRoute,
]

/** All the same, or in a row. */
function isWeak(pin: string): boolean {
  return /^(\d)\1{3}$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin)
}

/** A code goes to whoever asks, whomever they act for. */
const asThemselves = (context: CallerContext): CallerContext => ({
  ...context,
  caller: { ...context.caller, customerId: context.caller.ownCustomerId },
})
