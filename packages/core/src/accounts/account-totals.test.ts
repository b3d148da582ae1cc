import { ACCOUNT_STATUS, type Account } from '@sixpence/protocol/accounts'
import { describe, expect, it } from 'vitest'
import { countedAccounts, currencyTotals, totalIn } from './index.ts'

const anAccount = (change: Partial<Account>): Account => ({
  accountId: '1000000001',
  customerId: 'ada',
  type: 1001,
  accountStatusId: 'active',
  currencyCode: 'EUR',
  balance: '1.00',
  accountBalanceMin: '0.00',
  pendingAmount: '0.00',
  ...change,
})

const RATES = {
  baseCurrencyCode: 'EUR',
  rates: [
    { currencyCode: 'EUR', rate: '1' },
    { currencyCode: 'USD', rate: '1.25' },
    { currencyCode: 'RON', rate: '5' },
  ],
}

describe('countedAccounts', () => {
  it('counts an account of every status but closed (ACCT-005)', () => {
    const accounts = Object.values(ACCOUNT_STATUS).map(accountStatusId =>
      anAccount({ accountStatusId }),
    )
    const left = accounts.filter(account => !countedAccounts(accounts).includes(account))
    expect(left.map(account => account.accountStatusId)).toEqual(['closed'])
  })

  it('counts money once: a debit card shows that of the account behind it (ACCT-004)', () => {
    const debit = anAccount({ type: 2010, subType: 'DEBIT', settlementAccountId: '1000000001' })
    const prepaid = anAccount({ type: 2010, subType: 'PREPAID', settlementAccountId: '1000000001' })
    const alone = anAccount({ type: 2010, subType: 'DEBIT' })
    expect(countedAccounts([debit, prepaid, alone])).toEqual([prepaid, alone])
  })
})

describe('currencyTotals', () => {
  it('adds exactly, each currency apart', () => {
    const totals = currencyTotals([
      anAccount({ balance: '0.10' }),
      anAccount({ currencyCode: 'USD', balance: '-5.00' }),
      anAccount({ balance: '0.20' }),
      anAccount({ currencyCode: 'BTC', balance: '0.00000001' }),
    ])
    expect(totals).toEqual([
      { currencyCode: 'EUR', amount: '0.30' },
      { currencyCode: 'USD', amount: '-5.00' },
      { currencyCode: 'BTC', amount: '0.00000001' },
    ])
  })
})

describe('totalIn', () => {
  const sums = [
    { currencyCode: 'EUR', amount: '10.00' },
    { currencyCode: 'USD', amount: '25.00' },
  ]

  it.each([
    ['EUR', '30.00'],
    ['USD', '37.50'],
    ['RON', '150.00'],
  ])('converts to %s by the bank’s rates (ACCT-014)', (currencyCode, amount) => {
    expect(totalIn(currencyCode, sums, RATES)).toEqual({
      currencyCode,
      amount,
      isConverted: true,
      without: [],
    })
  })

  it('is exact where nothing is converted', () => {
    const total = totalIn('EUR', [{ currencyCode: 'EUR', amount: '0.10' }], RATES)
    expect(total).toMatchObject({ amount: '0.10', isConverted: false })
  })

  it('says what it leaves out, rather than count it as nothing', () => {
    const total = totalIn('EUR', [...sums, { currencyCode: 'XAU', amount: '1' }], RATES)
    expect(total).toMatchObject({ amount: '30.00', without: ['XAU'] })
  })

  it('counts in a currency without a rate what is in it, and nothing else', () => {
    const total = totalIn('GBP', [...sums, { currencyCode: 'GBP', amount: '7.00' }], RATES)
    expect(total).toEqual({
      currencyCode: 'GBP',
      amount: '7.00',
      isConverted: false,
      without: ['EUR', 'USD'],
    })
  })
})
