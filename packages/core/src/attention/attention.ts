import { cardDenial } from '@sixpence/protocol/cards'
import type { Account } from '@sixpence/protocol/accounts'
import type { Customer } from '@sixpence/protocol/customer'
import { accountKind, isClosed, isStopped } from '../accounts/index.ts'

/** Something an owner needs to do about a card or an account. */
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

/** Something the customer should look at or do. */
export type AttentionItem =
  /** The bank needs data about the signed-in person. Limits are shown in a banner instead. */
  | { readonly kind: 'personalInfo' | 'identity' }
  /** Announcements to accept or decline; `id` is set if there is only one. */
  | { readonly kind: 'news'; readonly count: number; readonly id?: string }
  /** Payments begun by others, waiting for the user's decision. */
  | { readonly kind: 'requests'; readonly count: number }
  | { readonly kind: CardAttention; readonly account: Account }

/** The facts to check. Leave out anything not loaded yet; it then needs nothing. */
export interface AttentionFacts {
  /** The signed-in customer; left out while they act for someone else. */
  readonly customer?: Pick<Customer, 'isNeedPersonalInfoUpdate' | 'isNeedKyc'> | undefined
  readonly accounts?: readonly Account[] | undefined
  /** Announcements to accept or decline. */
  readonly undecided?: readonly { readonly id: string }[] | undefined
  /** The number of payments waiting for the user's decision. */
  readonly requests?: number | undefined
  /** True if the user may act on cards; if not, cards to activate are left out. */
  readonly mayDecide: boolean
  /** The same for applications, and unfinished cards. Default: `mayDecide`. */
  readonly mayOrder?: boolean | undefined
  /** `YYYY-MM-DD`, by the device's clock. The bank decides whether a card has expired. */
  readonly today: string
}

/**
 * Returns what needs the customer's attention, most urgent first: what may cost money, blocks them
 * from the bank, waits for them, or is coming up. Each account has at most one item.
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
  // Debit cards have no page to act on.
  if (!isCard || account.subType === 'DEBIT') return undefined
  return CARD_ROWS.find(([, when]) => when(account, facts))?.[0]
}

type Row = readonly [kind: CardAttention, when: (card: Account, facts: AttentionFacts) => boolean]

/** The first match applies. */
const CARD_ROWS: readonly Row[] = [
  ['fraudCard', card => isStopped(card) && cardDenial('block', card) === undefined],
  // Its owner can't do anything with it any more.
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

/** This month or next, which leaves time for a new card to arrive. */
function expiresSoon({ cardExpiryMonth, cardExpiryYear }: Account, today: string): boolean {
  if (cardExpiryMonth === undefined || cardExpiryYear === undefined) return false
  const [year = 0, month = 0] = today.split('-').map(Number)
  return cardExpiryYear * 12 + cardExpiryMonth - (year * 12 + month) <= 1
}
