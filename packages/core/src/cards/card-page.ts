import type { Account } from '@sixpence/protocol/accounts'
import { always, decide, type Decision, type Rule } from '../rules/index.ts'
import { cardActions } from './card-actions.ts'
import { cardLists, isOpenPrepaidCard } from './card-lists.ts'

/** Card screens. `id` is the account of the card in the URL. */
export type CardPage =
  | { readonly at: 'cards' | 'physical' | 'virtual' }
  | { readonly at: 'detail' | 'pin'; readonly id: string }

/** Where a visitor to one of them ends up; `only` is the only card there is. */
export type CardEntry = 'enter' | 'physical' | 'virtual' | 'only' | 'cards' | 'home' | 'detail'

interface CardPageFacts {
  readonly at: CardPage['at']
  readonly physical: number
  readonly virtual: number
  /** The card in the URL, if it has a page. */
  readonly card: Account | undefined
}

const needsCard = ({ at }: CardPageFacts): boolean => at === 'detail' || at === 'pin'

/** The rules of the table, in the order they are checked. */
export const CARD_PAGE_RULES: readonly Rule<CardPageFacts, CardEntry>[] = [
  {
    rule: 'the list of physical cards',
    when: ({ at, physical }) => at === 'cards' && physical > 0,
    result: 'physical',
    because: 'The cards begin with the physical ones.',
  },
  {
    rule: 'the list of virtual cards',
    when: ({ at }) => at === 'cards',
    result: 'virtual',
    because: 'There is no physical card; the virtual list stands for none at all too.',
  },
  {
    rule: 'one physical card',
    when: ({ at, physical, virtual }) => at === 'physical' && physical === 1 && virtual === 0,
    result: 'only',
    because: 'A list of one card says less than the card.',
  },
  {
    rule: 'one virtual card',
    when: ({ at, physical, virtual }) => at === 'virtual' && virtual === 1 && physical === 0,
    result: 'only',
    because: 'A list of one card says less than the card.',
  },
  {
    rule: 'no such card, several others',
    when: facts => needsCard(facts) && !facts.card && facts.physical + facts.virtual > 1,
    result: 'cards',
    because: 'The card is closed, a debit card, no card or another’s; there are others to look at.',
  },
  {
    rule: 'no such card',
    when: facts => needsCard(facts) && !facts.card,
    result: 'home',
    because: 'The card is closed, a debit card, no card or another’s.',
  },
  {
    rule: 'no PIN to show',
    when: ({ at, card }) => at === 'pin' && card !== undefined && !hasPin(card),
    result: 'detail',
    because: 'The PIN of a card that is blocked for safety is neither shown nor changed.',
  },
  { rule: 'enter', when: always, result: 'enter', because: 'Nothing stands in the way.' },
]

function hasPin(card: Account): boolean {
  const { showPin, changePin } = cardActions(card)
  return showPin.result || changePin.result
}

/** Decides where a visitor to a card screen ends up, given all their accounts. */
export function cardPage(page: CardPage, accounts: readonly Account[]): Decision<CardEntry> {
  const { physical, virtual } = cardLists(accounts)
  const card =
    'id' in page
      ? accounts.find(one => one.accountId === page.id && isOpenPrepaidCard(one))
      : undefined
  return decide(CARD_PAGE_RULES, {
    at: page.at,
    physical: physical.length,
    virtual: virtual.length,
    card,
  })
}
