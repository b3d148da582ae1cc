import type { CardAction, CardFacts } from '@sixpence/protocol/cards'

/** An action that the menu of a card offers. */
export type CardMenuAction = Exclude<
  CardAction,
  'activate' | 'balance' | 'changePin' | 'enrollment'
>

/**
 * The actions that a screen lists for a card, in this order, possible or not: see `cardActions`. Of
 * two that take turns it has the one whose turn it is.
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
