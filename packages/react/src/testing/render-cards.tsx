import type { Sixpence } from '@sixpence/core'
import type { Account } from '@sixpence/core/accounts'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, anAccount } from './a-bank.ts'
import { renderInBank } from './render-in-bank.tsx'

/** Returns a physical card that works, unless a test overrides it. */
export const aCard = (change: Partial<Account> = {}): Account =>
  anAccount({
    accountId: 'SP00000000007777',
    type: 2006,
    subType: 'PREPAID',
    cardIsVirtual: false,
    cardNumber: '************7777',
    cardExpiryMonth: 9,
    cardExpiryYear: 2030,
    balance: '20.00',
    ...change,
  })

function aNewKey() {
  let keys = 0
  return () => `key-${(keys += 1)}`
}

/** Renders something about cards in a bank that has these accounts and answers. */
export function renderCards(
  ui: React.ReactNode,
  accounts: Account[],
  cards: Partial<Sixpence['cards']> = {},
) {
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const list = vi.fn<Sixpence['accounts']['list']>(async () => accounts)
  const { sixpence } = aBank({
    accounts: { list },
    cards: { authorizations: async () => ({ items: [], total: 0 }), newKey: aNewKey(), ...cards },
  })
  renderInBank(<BankStore>{ui}</BankStore>, { sixpence, onNavigate })
  return { onNavigate, list, user: userEvent.setup() }
}
