import { cardDenial } from '@sixpence/protocol/cards'
import type { Account } from '@sixpence/protocol/accounts'
import type { Customer } from '@sixpence/protocol/customer'
import { accountKind, isClosed, isStopped } from '../accounts/index.ts'

/** Something that a card or an account needs its owner to do. */
export type CardAttention =
  | 'fraudCard'
  | 'stoppedCard'
  | 'cardDocument'
  | 'unfinishedCard'
  | 'activateCard'
  | 'limitedAccount'
  | 'limitedCard'
  | 'expiredCard'
  | 'expiringCard'

/** Something that the customer should look at or do. */
export type AttentionItem =
  /** About the signed-in person: the bank needs their data. What limits them a banner says. */
  | { readonly kind: 'personalInfo' | 'identity' }
  /** Announcements wait for a yes or a no; `id` names it when it is one. */
  | { readonly kind: 'news'; readonly count: number; readonly id?: string }
  /** Payments that others began wait for the user's yes or no. */
  | { readonly kind: 'requests'; readonly count: number }
  | { readonly kind: CardAttention; readonly account: Account }

/** The facts to check. Anything not loaded yet is left out, and needs nothing. */
export interface AttentionFacts {
  /** The signed-in customer; left out while they act for someone else. */
  readonly customer?: Pick<Customer, 'isNeedPersonalInfoUpdate' | 'isNeedKyc'> | undefined
  readonly accounts?: readonly Account[] | undefined
  /** Announcements that wait for a yes or a no. */
  readonly undecided?: readonly { readonly id: string }[] | undefined
  /** How many payments wait for the user's yes or no. */
  readonly requests?: number | undefined
  /** Whether the user may do what is asked about cards; what they can only read of is told anyway. */
  readonly mayDecide: boolean
  /** Whether the user may apply for cards; by default as they may decide. */
  readonly mayOrder?: boolean | undefined
  /** `YYYY-MM-DD`, as the device says. Whether a card has expired the bank says. */
  readonly today: string
}

/**
 * Tells what needs the customer's attention, the most urgent first: what may cost money, what keeps
 * them from using the bank, what waits for them, what will. An account has one thing to say.
 */
export function attention(facts: AttentionFacts): readonly AttentionItem[] {
  const items = [...ofCustomer(facts), ...ofRequests(facts), ...ofNews(facts), ...ofAccounts(facts)]
  return items.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
}

const ORDER: readonly AttentionItem['kind'][] = [
  'fraudCard',
  'stoppedCard',
  'identity',
  'personalInfo',
  'limitedAccount',
  'limitedCard',
  'cardDocument',
  'requests',
  'news',
  'activateCard',
  'unfinishedCard',
  'expiredCard',
  'expiringCard',
]

function ofCustomer({ customer }: AttentionFacts): AttentionItem[] {
  if (!customer) return []
  return [
    ...(customer.isNeedKyc ? [{ kind: 'identity' } as const] : []),
    ...(customer.isNeedPersonalInfoUpdate ? [{ kind: 'personalInfo' } as const] : []),
  ]
}

function ofRequests({ requests: count = 0 }: AttentionFacts): AttentionItem[] {
  return count > 0 ? [{ kind: 'requests', count }] : []
}

function ofNews({ undecided = [] }: AttentionFacts): AttentionItem[] {
  const [first] = undecided
  if (!first) return []
  const count = undecided.length
  return [{ kind: 'news', count, ...(count === 1 && { id: first.id }) }]
}

function ofAccounts(facts: AttentionFacts): AttentionItem[] {
  const { accounts = [] } = facts
  return accounts.flatMap(account => {
    const kind = isClosed(account) ? undefined : kindOf(account, facts)
    return kind ? [{ kind, account }] : []
  })
}

function kindOf(account: Account, facts: AttentionFacts): CardAttention | undefined {
  const isCard = accountKind(account.type) === 'card'
  if (account.accountStatusId === 'limited') return isCard ? 'limitedCard' : 'limitedAccount'
  // A debit card has no page on which something could be done about it.
  if (!isCard || account.subType === 'DEBIT') return undefined
  return CARD_ROWS.find(([, when]) => when(account, facts))?.[0]
}

type Row = readonly [kind: CardAttention, when: (card: Account, facts: AttentionFacts) => boolean]

/** The first that fits holds. */
const CARD_ROWS: readonly Row[] = [
  ['fraudCard', card => isStopped(card) && cardDenial('block', card) === undefined],
  // Its owner cannot do anything with it any more.
  ['stoppedCard', card => isStopped(card)],
  ['cardDocument', card => card.accountStatusId === 'pendingDocument'],
  [
    'unfinishedCard',
    (card, { mayDecide, mayOrder = mayDecide }) => mayOrder && card.accountStatusId === 'pending',
  ],
  [
    'activateCard',
    (card, { mayDecide }) => mayDecide && cardDenial('activate', card) === undefined,
  ],
  ['expiredCard', card => card.accountStatusId === 'expired' && !isReissued(card)],
  [
    'expiringCard',
    (card, { today }) =>
      card.accountStatusId === 'active' && !isReissued(card) && expiresSoon(card, today),
  ],
]

const isReissued = ({ cardReissuedStatusId }: Account): boolean =>
  cardReissuedStatusId !== undefined

/** In this month or the next: time enough for another card to come. */
function expiresSoon({ cardExpiryMonth, cardExpiryYear }: Account, today: string): boolean {
  if (cardExpiryMonth === undefined || cardExpiryYear === undefined) return false
  const [year = 0, month = 0] = today.split('-').map(Number)
  return cardExpiryYear * 12 + cardExpiryMonth - (year * 12 + month) <= 1
}
