import type { Takings } from '@sixpence/protocol/merchant'
import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { recordedCall } from '../../tests/recorded-call.ts'
import { merchant, takenInLast, takingsPeriods } from './index.ts'

const day = (at: string, paid: string, currencyCode = 'EUR') => ({
  day: at,
  currencyCode,
  paid,
  refunded: '0.10',
  fees: '0.25',
  payments: 1,
  refunds: 1,
})

const some = (fromDate: string, toDate: string, days: Takings['days']): Takings => ({
  fromDate,
  toDate,
  totals: [],
  days,
  buttons: [],
})

describe('takingsPeriods', () => {
  it('has every day of a month, and no other currency', () => {
    const takings = some('2026-02-27', '2026-03-02', [
      day('2026-02-28', '1.10'),
      day('2026-02-28', '9.00', 'USD'),
      day('2026-03-02', '2.20'),
    ])
    const { by, periods } = takingsPeriods(takings, 'EUR')
    expect(by).toBe('day')
    expect(periods.map(({ period, paid }) => [period, Number(paid)])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 1.1],
      ['2026-03-01', 0],
      ['2026-03-02', 2.2],
    ])
  })

  it('adds months up without floats where there are more than 31 days', () => {
    const days = [day('2026-01-01', '0.10'), day('2026-01-31', '0.20'), day('2026-03-01', '7.00')]
    expect(takingsPeriods(some('2026-01-01', '2026-01-31', days), 'EUR').by).toBe('day')
    const { by, periods } = takingsPeriods(some('2026-01-01', '2026-03-01', days), 'EUR')
    expect(by).toBe('month')
    expect(periods).toMatchObject([
      { period: '2026-01', paid: '0.30', refunded: '0.20', fees: '0.50' },
      { period: '2026-02', paid: '0' },
      { period: '2026-03', paid: '7.00' },
    ])
  })
})

describe('takenInLast', () => {
  const total = { paid: '0', refunded: '0', fees: '0', payments: 0, refunds: 0 }
  const takings: Takings = {
    ...some('2026-02-01', '2026-03-02', [
      day('2026-02-23', '50.00'),
      day('2026-02-24', '1.10'),
      day('2026-03-02', '2.20'),
      day('2026-03-02', '9.00', 'USD'),
    ]),
    totals: [
      { ...total, currencyCode: 'EUR' },
      { ...total, currencyCode: 'USD' },
    ],
  }

  it.each([
    [1, 'EUR', { paid: '2.20', refunded: '0.10', payments: 1 }],
    [7, 'EUR', { paid: '3.30', refunded: '0.20', fees: '0.50', payments: 2, refunds: 2 }],
    [7, 'USD', { paid: '9.00' }],
  ])('adds up the last %i days of the bank in %s', (count, currencyCode, taken) => {
    const found = takenInLast(takings, count).find(each => each.currencyCode === currencyCode)
    expect(found).toMatchObject(taken)
  })

  it('has a nought for a currency of other days', () => {
    const today = takenInLast({ ...takings, toDate: '2026-03-03' }, 1)
    expect(today).toMatchObject([
      { currencyCode: 'EUR', paid: '0' },
      { currencyCode: 'USD', payments: 0 },
    ])
  })
})

describe('the file of takings', () => {
  it('is what the bank has written, as bytes', async () => {
    const content = '\uFEFFDay,Paid\r\n'
    const { call, calls } = recordedCall({ fileName: 'takings.csv', content })
    const file = await opened(merchant, { call }).takingsCsv({ fromDate: '2026-11-01' })
    expect(calls).toEqual([{ name: 'merchantTakingsCsvGet', input: { fromDate: '2026-11-01' } }])
    expect(file).toMatchObject({ fileName: 'takings.csv', mediaType: 'text/csv' })
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)).toBe(content)
  })
})
