import { CARD_STATUS, type Account } from '../accounts/index.ts'

/** The first and the last of the types of account that are cards. */
export const CARD_TYPES = { first: 2006, last: 2135 } as const

/** Whether an account is a card, by its type. */
export const isCardType = (type: number): boolean =>
  type >= CARD_TYPES.first && type <= CARD_TYPES.last

/** What can be done with a card. */
export const CARD_ACTIONS = [
  'balance',
  'history',
  'details',
  'load',
  'pause',
  'unpause',
  'block',
  'editName',
  'changePin',
  'showPin',
  'enrollment',
  'activate',
  'reissue',
  'upgradeShipping',
] as const

export type CardAction = (typeof CARD_ACTIONS)[number]

/** Why something cannot be done with a card. */
export type CardDenial =
  | 'linked'
  | 'fraud'
  | 'notActive'
  | 'notInUse'
  | 'notPaused'
  | 'notShipped'
  | 'notReissued'
  | 'alreadyReissued'
  | 'alreadySent'
  | 'alreadyExpress'
  | 'canceled'
  | 'virtual'

/** The fields that the rules need. */
export type CardFacts = Pick<
  Account,
  | 'accountStatusId'
  | 'subType'
  | 'settlementAccountId'
  | 'cardIsVirtual'
  | 'cardHasFraudMark'
  | 'cardReissuedStatusId'
  | 'cardReissueIsExpress'
>

/**
 * Whether a card is a debit card that takes its money from another account: what it shows is what
 * is there, and nothing can be moved onto it or off it.
 */
export const isLinkedCard = ({
  subType,
  settlementAccountId,
}: Pick<Account, 'subType' | 'settlementAccountId'>): boolean =>
  subType === 'DEBIT' && settlementAccountId !== undefined

/** A fraud mark may stand beside any status; the status is a mark by itself. */
const isFraud = ({ accountStatusId, cardHasFraudMark }: CardFacts): boolean =>
  accountStatusId === 'fraud' || cardHasFraudMark === true

const isIn = (
  { accountStatusId }: CardFacts,
  ...statuses: readonly Account['accountStatusId'][]
): boolean => statuses.includes(accountStatusId)

const isInUse = (card: CardFacts): boolean => isIn(card, 'active', 'expired', 'paused')
const isVirtual = ({ cardIsVirtual }: CardFacts): boolean => cardIsVirtual === true
const isReissued = (card: CardFacts): boolean => card.cardReissuedStatusId !== undefined
const isSent = ({ cardReissuedStatusId: id }: CardFacts): boolean =>
  id !== undefined && (CARD_STATUS as Readonly<Record<number, string>>)[id] === 'shipped'

type Row = readonly [denial: CardDenial, when: (card: CardFacts) => boolean]

/** What stands in the way of each action, in the order in which it is looked for. */
const DENIALS: Readonly<Record<CardAction, readonly Row[]>> = {
  balance: [],
  history: [],
  // What is printed on a card is of use to whoever pays with it, and to thieves.
  details: [
    ['fraud', isFraud],
    ['canceled', card => isIn(card, 'canceled')],
    ['notInUse', card => !isInUse(card)],
  ],
  load: [
    ['linked', isLinkedCard],
    ['fraud', isFraud],
    ['notActive', card => !isIn(card, 'active')],
  ],
  pause: [
    ['fraud', isFraud],
    ['notActive', card => !isIn(card, 'active', 'expired')],
  ],
  unpause: [
    ['fraud', isFraud],
    ['notPaused', card => !isIn(card, 'paused')],
  ],
  // A card with a fraud mark can be blocked as well: blocking only makes it safer.
  block: [['notInUse', card => !isInUse(card)]],
  editName: [
    ['canceled', card => isIn(card, 'canceled')],
    ['fraud', card => isIn(card, 'fraud')],
  ],
  changePin: [['fraud', isFraud]],
  showPin: [['fraud', isFraud]],
  enrollment: [
    ['fraud', isFraud],
    ['virtual', isVirtual],
    ['notActive', card => !isIn(card, 'active')],
  ],
  activate: [
    ['fraud', isFraud],
    ['virtual', isVirtual],
    ['notShipped', card => !isSent(card) && !isIn(card, 'shipped')],
  ],
  reissue: [
    ['fraud', isFraud],
    ['virtual', isVirtual],
    ['alreadyReissued', isReissued],
    ['notInUse', card => !isInUse(card)],
  ],
  upgradeShipping: [
    ['fraud', isFraud],
    ['notReissued', card => !isReissued(card)],
    ['alreadySent', isSent],
    ['alreadyExpress', ({ cardReissueIsExpress }) => cardReissueIsExpress === true],
  ],
}

/**
 * Whether a card has ended, by its date or because it was blocked: no one can pay with it, and what
 * was on it is still the customer's.
 */
export const hasCardEnded = ({
  accountStatusId,
  type,
}: Pick<Account, 'accountStatusId' | 'type'>) =>
  isCardType(type) && (accountStatusId === 'canceled' || accountStatusId === 'expired')

/** Why an action isn't possible in the card's current state; undefined if it is. */
export function cardDenial(action: CardAction, card: CardFacts): CardDenial | undefined {
  return DENIALS[action].find(([, when]) => when(card))?.[0]
}

/** How many digits tell who issued a card. */
export const BIN_LENGTH = 6

/** The digits that tell who issued a card, out of a number as it was typed. */
export function binOf(cardNumber: string): string {
  return cardNumber.replaceAll(/\s/g, '').slice(0, BIN_LENGTH)
}
