import {
  CARD_ACTIONS,
  cardDenial,
  type CardAction,
  type CardDenial,
  type CardFacts,
} from '@sixpence/protocol/cards'
import type { Decision } from '../rules/index.ts'

/** Whether each action is possible with a card; where not, `rule` names what stands in the way. */
export type CardActions = Readonly<
  Record<CardAction, Decision<boolean> & { readonly rule: CardDenial | 'allowed' }>
>

/**
 * Decides what can be done with a card as it stands. The bank decides by the same table.
 *
 * @example
 *   const { pause } = cardActions(card)
 *   if (!pause.result) console.log(pause.because)
 */
export function cardActions(card: CardFacts): CardActions {
  // One entry for each action.
  return Object.fromEntries(
    CARD_ACTIONS.map(action => [action, decided(cardDenial(action, card))]),
  ) as CardActions
}

function decided(denial: CardDenial | undefined): CardActions[CardAction] {
  if (denial === undefined) {
    return { result: true, rule: 'allowed', because: 'Nothing stands in the way.' }
  }
  return { result: false, rule: denial, because: BECAUSE[denial] }
}

const BECAUSE: Readonly<Record<CardDenial, string>> = {
  linked: 'The card takes its money from another account.',
  fraud: 'The card is blocked for safety.',
  notActive: 'The card is not active.',
  notInUse: 'The card is neither active nor expired nor paused.',
  notPaused: 'The card is not paused.',
  notShipped: 'The card has not been sent yet.',
  notReissued: 'No other card was ordered in its place.',
  alreadyReissued: 'Another card was ordered in its place already.',
  alreadySent: 'The other card is on its way already.',
  alreadyExpress: 'The other card comes by express already.',
  canceled: 'The card is canceled.',
  virtual: 'A virtual card has nothing that could be sent or put into a machine.',
}
