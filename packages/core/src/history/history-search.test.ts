import { TRANSACTION_TYPE } from '@sixpence/protocol/history'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyFilter, type HistorySearch, readHistorySearch } from './index.ts'

const PLACE = { today: '2026-11-22', timeZone: 'Europe/Bucharest' }

describe('readHistorySearch', () => {
  const whole = {
    accountId: 'SP00000000001111',
    keyword: 'lunch',
    transactionType: 'p2pTransfer',
    transactionDirection: 'out',
    status: 'processing',
    period: 'year',
    fromDate: '2026-11-01',
    toDate: '2026-11-21',
    fromAmount: '10',
    toAmount: '99.95',
    email: 'ben@sixpence.example',
  }

  it('takes every field of an address (HIST-002, ROUTE-038)', () => {
    expect(readHistorySearch({ ...whole, token: 'secret', pageNumber: '3' })).toEqual(whole)
  })

  it.each([
    ['accountId', '../x'],
    ['accountId', ''],
    ['keyword', 'x'.repeat(201)],
    ['keyword', '   '],
    ['transactionType', '3'],
    ['transactionType', 'toString'],
    ['transactionDirection', 'both'],
    ['status', 'lost'],
    ['period', 'toString'],
    ['fromDate', '2026-02-30'],
    ['toDate', '21.11.2026'],
    ['fromAmount', '-5'],
    ['toAmount', '1e9'],
    ['fromAmount', 5],
  ])('leaves out a %s of %j', (field, said) => {
    expect(readHistorySearch({ [field]: said })).toEqual({})
  })

  it('reads what it read the same again, and never throws', () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(whole)), fc.anything())
    fc.assert(
      fc.property(anything, said => {
        const once = readHistorySearch(said)
        expect(readHistorySearch({ ...once })).toEqual(once)
      }),
    )
  })
})

describe('historyFilter', () => {
  it.each<[HistorySearch, object]>([
    [{}, { fromDate: '2026-10-24' }],
    [{ period: 'month' }, { fromDate: '2026-10-24' }],
    [{ period: 'quarter' }, { fromDate: '2026-08-25' }],
    [{ period: 'year' }, { fromDate: '2025-11-23' }],
    [{ fromDate: '2026-01-01', period: 'quarter' }, { fromDate: '2026-01-01' }],
    [{ toDate: '2026-01-01' }, { toDate: '2026-01-01' }],
  ])('looks back from today unless told which days: %o (GAP-57)', (search, days) => {
    expect(historyFilter(search, PLACE)).toEqual({ ...days, timeZone: 'Europe/Bucharest' })
  })

  it('asks from the beginning on when told to', () => {
    expect(historyFilter({ period: 'all' }, PLACE)).toEqual({})
  })

  it.each(Object.entries(TRANSACTION_TYPE))('asks for type %s as %s', (id, transactionType) => {
    expect(historyFilter({ period: 'all', transactionType }, PLACE)).toEqual({
      transactionType: Number(id),
    })
  })

  it('hands on everything else as it is (HIST-002)', () => {
    const search = {
      keyword: 'lunch',
      fromAmount: '5',
      status: 'rejected',
      email: 'a@b.c',
    } as const
    expect(historyFilter({ ...search, period: 'all' }, PLACE)).toEqual(search)
  })
})
