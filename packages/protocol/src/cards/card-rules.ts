import { CARD_STATUS, type Account } from '../accounts/index.ts'

/** The first and last account types that are cards. */
export const CARD_TYPES = { first: 2006, last: 2135 } as const

/** Returns true if an account type is a card. */
export const isCardType = (type: number): boolean =>
  type >= CARD_TYPES.first && type <= CARD_TYPES.last

/** The actions on a card. */
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

/** The reasons why an action on a card isn't possible. */
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

/** The fields the rules need. */
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
 * Returns true for a debit card that draws on another account. Its balance is that account's, and
 * no money can be moved onto or off it.
 */
export const isLinkedCard = ({
  subType,
  settlementAccountId,
}: Pick<Account, 'subType' | 'settlementAccountId'>): boolean =>
  subType === 'DEBIT' && settlementAccountId !== undefined

/** A card can have a fraud mark with any status; the status `fraud` counts as one too. */
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

/** The reasons against each action, in the order in which they are checked. */
const DENIALS: Readonly<Record<CardAction, readonly Row[]>> = {
  balance: [],
  history: [],
  // The printed details are only useful for paying with the card, and for thieves.
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
  // A card with a fraud mark can be blocked too: blocking only makes it safer.
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
 * Returns true if a card has expired or was blocked. It can't pay any more; its balance still
 * belongs to the customer.
 */
export const hasCardEnded = ({
  accountStatusId,
  type,
}: Pick<Account, 'accountStatusId' | 'type'>) =>
  isCardType(type) && (accountStatusId === 'canceled' || accountStatusId === 'expired')

/** Returns why an action isn't possible in the card's current state; undefined if it is. */
export function cardDenial(action: CardAction, card: CardFacts): CardDenial | undefined {
  return DENIALS[action].find(([, when]) => when(card))?.[0]
}

/** The number of leading digits that identify a card's issuer. */
export const BIN_LENGTH = 6

/** Returns the digits that identify the issuer, from a card number as typed. */
export function binOf(cardNumber: string): string {
  return cardNumber.replaceAll(/\s/g, '').slice(0, BIN_LENGTH)
}
