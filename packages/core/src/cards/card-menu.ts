import type { CardAction, CardFacts } from '@sixpence/protocol/cards'

/** An action in the menu of a card. */
export type CardMenuAction = Exclude<
  CardAction,
  'activate' | 'balance' | 'changePin' | 'enrollment'
>

/**
 * Returns the actions listed for a card, in this order, possible or not: see `cardActions`. Of two
 * that alternate, returns only the current one.
 */
export function cardMenu(card: CardFacts): readonly CardMenuAction[] {
  const { accountStatusId, cardIsVirtual, cardReissuedStatusId } = card
  const another = cardReissuedStatusId === undefined ? 'reissue' : 'upgradeShipping'
  return [
    'load',
    accountStatusId === 'paused' ? 'unpause' : 'pause',
    'details',
    'showPin',
    'history',
    'editName',
    ...(cardIsVirtual === true ? [] : ([another] as const)),
    'block',
  ]
}
