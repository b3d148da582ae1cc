import { expect, it } from 'vitest'
import { batchShortfalls, type BatchBounds } from './index.ts'

const PRICE = { amount: '100.00', fee: '0.50' }
const account = (balance: string, change: Partial<BatchBounds['account']> = {}) => ({
  account: { balance, accountBalanceMin: '0.00', pendingAmount: '0.00', ...change },
})

it.each<[string, BatchBounds, readonly object[]]>([
  ['the exact money', account('100.50'), []],
  ['too little money', account('100.49'), [{ of: 'money', left: '100.49', missing: '0.01' }]],
  [
    'a minimum and money held back',
    account('200.00', { accountBalanceMin: '50.00', pendingAmount: '60.00' }),
    [{ of: 'money', left: '90.00', missing: '10.50' }],
  ],
  ['limits that suffice without the fee', { ...account('999'), dailyLeft: '100' }, []],
  [
    'limits that fall short',
    { ...account('999'), dailyLeft: '40.00', monthlyLeft: '99.99' },
    [
      { of: 'day', left: '40.00', missing: '60.00' },
      { of: 'month', left: '99.99', missing: '0.01' },
    ],
  ],
])('says what falls short with %s', (_, bounds, expected) => {
  expect(batchShortfalls(PRICE, bounds)).toEqual(expected)
})
