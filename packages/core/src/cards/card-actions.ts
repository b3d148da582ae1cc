import {
  CARD_ACTIONS,
  cardDenial,
  type CardAction,
  type CardDenial,
  type CardFacts,
} from '@sixpence/protocol/cards'
import { type CallerFacts, mayCall } from '../access/index.ts'
import type { Decision } from '../rules/index.ts'
import { CARD_CALLS } from './card-calls.ts'

/** The reason an action isn't possible: the card, or the user. */
export type CardActionDenial = CardDenial | 'noRight' | 'notForStaff'

/** For each action, if it is possible with a card; if not, `rule` names the reason. */
export type CardActions = Readonly<
  Record<CardAction, Decision<boolean> & { readonly rule: CardActionDenial | 'allowed' }>
>

/**
 * Decides what can be done with a card in its current state by a user who acts for its owner, from
 * the same tables as the bank. Without `caller`, decides for the owner.
 *
 * @example
 *   const { pause } = cardActions(card, caller)
 *   if (!pause.result) console.log(pause.because)
 */
export function cardActions(card: CardFacts, caller?: CallerFacts): CardActions {
  // One entry per action.
  return Object.fromEntries(
    CARD_ACTIONS.map(action => [
      action,
      decided(cardDenial(action, card) ?? (caller && rightsDenial(action, caller))),
    ]),
  ) as CardActions
}

// An action without a call would be allowed to everyone.
const CALLS: Readonly<Record<CardAction, Parameters<typeof mayCall>[0] | undefined>> = CARD_CALLS

function rightsDenial(action: CardAction, caller: CallerFacts): CardActionDenial | undefined {
  const call = CALLS[action]
  if (!call || mayCall(call, caller).result) return undefined
  return caller.isStaff ? 'notForStaff' : 'noRight'
}

function decided(denial: CardActionDenial | undefined): CardActions[CardAction] {
  if (denial === undefined) {
    return { result: true, rule: 'allowed', because: 'Nothing stands in the way.' }
  }
  return { result: false, rule: denial, because: BECAUSE[denial] }
}

const BECAUSE: Readonly<Record<CardActionDenial, string>> = {
  noRight: 'The right to act for the owner does not reach it.',
  notForStaff: 'Staff do not do this for a customer.',
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
