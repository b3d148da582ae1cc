import type { Sixpence } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/errors'
import type { Transaction } from '@sixpence/core/history'
import type { Notice } from '@sixpence/core/realtime'
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from './a-bank.ts'
import { renderInBank } from './render-in-bank.tsx'

export const aRow = (id: string, change: Partial<Transaction> = {}): Transaction => ({
  id,
  transactionId: `movement-${id}`,
  date: '2025-03-04T12:00:00.000Z',
  type: 'p2pTransfer',
  accountId: 'SP00000000001111',
  direction: 'out',
  amount: '25.00',
  currencyCode: 'EUR',
  balanceAfter: '100.00',
  counterpartyName: `Person ${id}`,
  status: 'completed',
  ...change,
})

export const MOVED: Notice = {
  id: 'n1',
  type: 'balanceChanged',
  status: 'info',
  at: '2026-11-21T09:00:00Z',
}

export const aPage = (transactions: Transaction[], total = transactions.length) => ({
  transactions,
  total,
  rejectedCount: 0,
  processingCount: 0,
})

export function renderHistory(
  component: React.ReactNode,
  answers: Parameters<typeof pages>[0],
  failure?: SixpenceError,
) {
  const history = { list: pages(answers) }
  if (failure) history.list.mockRejectedValueOnce(failure)
  const inStore = (shown: React.ReactNode) => <BankStore>{shown}</BankStore>
  const { sixpence, realtime } = aBank({ history })
  const { rerenderInBank } = renderInBank(inStore(component), { sixpence })
  return {
    list: history.list,
    tell: (notice: Notice) => act(() => realtime.tell(notice)),
    user: userEvent.setup(),
    show: (next: React.ReactNode) => rerenderInBank(inStore(next)),
  }
}

const pages = (answers: readonly ReturnType<typeof aPage>[]) =>
  vi.fn<Sixpence['history']['list']>(
    async (filter = {}) => answers[(filter.pageNumber ?? 1) - 1] ?? aPage([], 0),
  )
