import type { Sixpence } from '@sixpence/core'
import type { Account, DefaultRates } from '@sixpence/core/accounts'
import { vi } from 'vitest'
import { aTransfersAbroad } from './abroad/a-bank-abroad.ts'
import { aPayments } from './a-payments.ts'
import { aRealtime, aSession, aSixpence } from './a-sixpence.ts'

/** An open payment account in euro with 1,000.00 on it. */
export function anAccount(change: Partial<Account> = {}): Account {
  return {
    accountId: 'SP00000000001111',
    customerId: 'ada',
    type: 1001,
    accountStatusId: 'active',
    currencyCode: 'EUR',
    balance: '1000.00',
    accountBalanceMin: '0.00',
    pendingAmount: '0.00',
    ...change,
  }
}

export const EVERYDAY = anAccount()
export const SAVINGS = anAccount({ accountId: 'SP00000000002222', balance: '50.00' })
export const DOLLARS = anAccount({ accountId: 'SP00000000003333', currencyCode: 'USD' })

/** One euro is a dollar and a quarter, and five lei. */
export const RATES: DefaultRates = {
  baseCurrencyCode: 'EUR',
  rates: [
    { currencyCode: 'EUR', rate: '1' },
    { currencyCode: 'USD', rate: '1.25' },
    { currencyCode: 'RON', rate: '5' },
  ],
}

type Transfers = Sixpence['transfers']
type Domains = { readonly [Room in keyof Sixpence]?: Partial<Sixpence[Room]> }

/** A bank that answers at once: three open accounts, a fee of 0.25 for a payment to a person. */
export function aBank(change: Domains = {}) {
  const session = { ...aSession(), ...change.session }
  const accounts = {
    list: vi.fn<Sixpence['accounts']['list']>(async () => [EVERYDAY, SAVINGS, DOLLARS]),
    rates: vi.fn<Sixpence['accounts']['rates']>(async () => RATES),
    addresses: vi.fn<Sixpence['accounts']['addresses']>(async () => []),
    totalsCurrency: vi.fn<Sixpence['accounts']['totalsCurrency']>(async () => undefined),
    keepTotalsCurrency: vi.fn<Sixpence['accounts']['keepTotalsCurrency']>(async () => undefined),
    ...change.accounts,
  }
  const transfers = { ...aTransfers(), ...change.transfers }
  const payments = { ...aPayments(), ...change.payments }
  const parts = { ...change, session, realtime: aRealtime(), accounts, transfers, payments }
  return { ...parts, sixpence: aSixpence(parts) }
}

function aTransfers() {
  return {
    quoteOwn: vi.fn<Transfers['quoteOwn']>(async ({ fromAmount, toAmount }) => {
      const amount = toAmount ?? fromAmount ?? ''
      return {
        fee: '0.00',
        feeCurrencyCode: 'EUR',
        fromAmount: amount,
        fromCurrencyCode: 'EUR',
        toAmount: amount,
        toCurrencyCode: 'EUR',
        rate: '1',
      }
    }),
    quoteP2p: vi.fn<Transfers['quoteP2p']>(async ({ amount }) => ({
      fee: '0.25',
      feeCurrencyCode: 'EUR',
      total: amount,
    })),
    maxAmount: vi.fn<Transfers['maxAmount']>(async () => ({
      amount: '900.00',
      currencyCode: 'EUR',
    })),
    limits: vi.fn<Transfers['limits']>(async () => ({
      min: '1.00',
      max: '500.00',
      dailyLeft: '400.00',
      currencyCode: 'EUR',
    })),
    checkPayee: vi.fn<Transfers['checkPayee']>(async ({ email }) =>
      email.startsWith('ben@') ? { exists: true, name: 'Ben O.' } : { exists: false },
    ),
    recent: vi.fn<Transfers['recent']>(async () => []),
    ...aTransfersAbroad(),
  }
}
