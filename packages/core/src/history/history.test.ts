import type { Transaction } from '@sixpence/protocol/history'
import { describe, expect, it, vi } from 'vitest'
import { recordedCall } from '../../tests/recorded-call.ts'
import { opened } from '../../tests/opened.ts'
import type { FetchDocument } from '../http/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import { history as historyDomain, groupByDate } from './index.ts'

function aRow(id: string, date: string): Transaction {
  return {
    id,
    transactionId: id,
    date,
    type: 'deposit',
    accountId: 'a',
    direction: 'in',
    amount: '1.00',
    currencyCode: 'EUR',
    balanceAfter: '1.00',
    status: 'completed',
  }
}

describe('groupByDate', () => {
  const rows = [
    aRow('3', '2026-11-21T23:30:00.000Z'),
    aRow('2', '2026-11-21T09:00:00.000Z'),
    aRow('1', '2026-11-20T23:00:00.000Z'),
  ]
  const grouped = (timeZone: string) =>
    groupByDate(rows, timeZone).map(({ day, transactions }) => [day, transactions.map(t => t.id)])

  it('gathers rows under their day (HIST-004)', () => {
    expect(grouped('UTC')).toEqual([
      ['2026-11-21', ['3', '2']],
      ['2026-11-20', ['1']],
    ])
  })

  it('counts days where the customer is (HIST-004)', () => {
    expect(grouped('Europe/Bucharest')).toEqual([
      ['2026-11-22', ['3']],
      ['2026-11-21', ['2', '1']],
    ])
  })

  it('groups nothing into nothing', () => {
    expect(groupByDate([])).toEqual([])
  })
})

describe('createHistory', () => {
  const fetchDocument = vi.fn<FetchDocument>()
  const aHistory = (call: CallNamedMethod) =>
    opened(historyDomain, { call, fetchDocument, subject: () => undefined })

  const answer = {
    transactions: { transaction: [aRow('1', '2026-11-20T23:00:00.000Z')] },
    results: 41,
    rejectedCount: 2,
    processingCount: 1,
  }

  it('lists one page with its counts (HIST-003)', async () => {
    const { call } = recordedCall(answer)
    const page = await aHistory(call).list()
    expect(page).toMatchObject({ total: 41, rejectedCount: 2, processingCount: 1 })
    expect(page.transactions.map(row => row.id)).toEqual(['1'])
  })

  it('asks for the first page unless told otherwise (HIST-002, TRAP-36)', async () => {
    const { call, calls } = recordedCall(answer)
    await aHistory(call).list()
    await aHistory(call).list({ pageNumber: 3, accountId: 'a' })
    expect(calls).toEqual([
      { name: 'transactionHistoryList', input: { pageNumber: 1 } },
      { name: 'transactionHistoryList', input: { pageNumber: 3, accountId: 'a' } },
    ])
  })

  it('asks for the cash flow of an account where its customer is', async () => {
    const flow = { currencyCode: 'EUR', months: [], types: [] }
    const { call, calls } = recordedCall(flow)
    expect(await aHistory(call).cashFlow({ accountId: 'a', timeZone: 'Europe/Lisbon' })).toEqual(
      flow,
    )
    const input = { accountId: 'a', timeZone: 'Europe/Lisbon' }
    expect(calls).toEqual([{ name: 'cashFlowGet', input }])
  })

  it('asks for the receipt of a row', async () => {
    await aHistory(recordedCall(answer).call).receipt({ id: '17' })
    expect(fetchDocument).toHaveBeenCalledExactlyOnceWith({
      path: '/pdf?template=transactionReceipt',
      body: { id: '17' },
      mediaType: 'application/pdf',
    })
  })
})
