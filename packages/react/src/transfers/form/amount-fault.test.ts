import { SixpenceError } from '@sixpence/core/errors'
import { describe, expect, it } from 'vitest'
import { amountFault, faultAtPrice, type AmountFacts } from './amount-fault.ts'

const limits = {
  min: '1.00',
  max: '500.00',
  dailyLeft: '400.00',
  monthlyLeft: '300.00',
  currencyCode: 'EUR',
}
const max = { amount: '900.00', currencyCode: 'EUR' }

const facts = (change: Partial<AmountFacts>): AmountFacts => ({
  typed: { ok: true, amount: '25.00' },
  arriving: undefined,
  max: undefined,
  limits: undefined,
  leaving: undefined,
  ...change,
})

describe('amountFault', () => {
  it('finds nothing wrong while the bank has not answered', () => {
    expect(amountFault(facts({}))).toBeUndefined()
  })

  it('passes on what is wrong with the typing', () => {
    expect(amountFault(facts({ typed: { ok: false, fault: 'zero' }, max }))).toBe('zero')
  })

  it('takes the maximum itself and refuses a cent more', () => {
    const judged = (arriving: string) => amountFault(facts({ arriving, max }))
    expect([judged('900.00'), judged('900.01')]).toEqual([undefined, 'above_maximum'])
  })

  it.each([
    ['0.99', 'below_minimum'],
    ['1.00', undefined],
    ['300.00', undefined],
    ['300.01', 'above_monthly'],
    ['400.01', 'above_daily'],
    ['500.01', 'above_limit'],
  ])('judges %s leaving the account as %s', (leaving, fault) => {
    expect(amountFault(facts({ leaving, limits }))).toBe(fault)
  })

  it('says first that the balance does not cover it', () => {
    const failure = new SixpenceError('insufficient_funds', 'no')
    expect(faultAtPrice('below_minimum', failure)).toBe('insufficient_funds')
  })
})
