import { describe, expect, it } from 'vitest'
import { balanceExtremes, balanceSeries } from './index.ts'

const RATES = {
  rates: [
    { currencyCode: 'EUR', rate: '1' },
    { currencyCode: 'USD', rate: '1.25' },
  ],
}
const HISTORY = {
  days: ['2026-11-19', '2026-11-20', '2026-11-21'],
  currencies: [
    { currencyCode: 'EUR', amounts: ['10.00', '4.00', '4.00'] },
    { currencyCode: 'USD', amounts: ['0.00', '2.50', '12.50'] },
  ],
}

describe('balanceSeries', () => {
  it('adds the currencies of each day up in one (ROUTE-031)', () => {
    expect(balanceSeries(HISTORY, RATES, 'EUR')).toEqual([
      { day: '2026-11-19', amount: '10.00' },
      { day: '2026-11-20', amount: '6.00' },
      { day: '2026-11-21', amount: '14.00' },
    ])
    expect(balanceSeries(HISTORY, RATES, 'USD').at(-1)?.amount).toBe('17.50')
  })
})

describe('balanceExtremes', () => {
  it('finds least and most, by value and not by text', () => {
    const days = ['9.00', '10.00', '-1.00', '10.00'].map((amount, at) => ({
      day: `2026-11-0${at + 1}`,
      amount,
    }))
    expect(balanceExtremes(days)).toEqual({ least: days[2], most: days[1] })
  })

  it('finds nothing where there is nothing', () => {
    expect(balanceExtremes([])).toBeUndefined()
  })
})
