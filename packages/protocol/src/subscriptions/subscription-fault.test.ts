import { describe, expect, it } from 'vitest'
import { subscriptionFault, subscriptionTerms } from './index.ts'

const monthly = { frequency: 'monthly', firstDay: '2026-11-24' }

describe('subscriptionFault', () => {
  it.each([
    [monthly, undefined],
    [{ ...monthly, frequency: 'weekly' }, undefined],
    [{ ...monthly, frequency: 'quarterly' }, undefined],
    [{ ...monthly, frequency: 'daily' }, 'unknownFrequency'],
    [{ ...monthly, frequency: '' }, 'unknownFrequency'],
    [{ ...monthly, endDate: '2026-11-23' }, 'endBeforeFirst'],
    [{ ...monthly, endDate: '2026-11-24' }, undefined],
    [{ ...monthly, transactions: 1 }, 'tooFewTransactions'],
    [{ ...monthly, transactions: 0 }, 'tooFewTransactions'],
    [{ ...monthly, transactions: -3 }, 'tooFewTransactions'],
    [{ ...monthly, transactions: 2.5 }, 'tooFewTransactions'],
    [{ ...monthly, transactions: 2 }, undefined],
    [{ ...monthly, transactions: 999 }, undefined],
    [{ ...monthly, transactions: 1000 }, 'tooManyTransactions'],
  ])('finds in %o: %s', (plan, fault) => {
    expect(subscriptionFault(plan)).toBe(fault)
  })
})

describe('subscriptionTerms', () => {
  it.each([
    [{}, undefined],
    [{ subscriptionEndDate: '2027-01-01' }, undefined],
    [{ subscriptionFrequency: 'weekly' }, { frequency: 'weekly', userCancel: true }],
    [
      {
        subscriptionFrequency: 'monthly',
        subscriptionEndDate: '2027-01-01',
        subscriptionTransactions: 3,
        subscriptionUserCancel: false,
      },
      { frequency: 'monthly', endDate: '2027-01-01', transactions: 3, userCancel: false },
    ],
  ] as const)('reads %o as %o', (fields, terms) => {
    expect(subscriptionTerms(fields)).toEqual(terms)
  })
})
