import type { Sixpence } from '@sixpence/core'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { HistoryList } from './history-list.tsx'

afterEach(() => {
  vi.useRealTimers()
})

it('asks for the days up to today once midnight has passed over an open page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:30:00') })
  const list = vi.fn<Sixpence['history']['list']>(async () => ({
    transactions: [],
    total: 0,
    rejectedCount: 0,
    processingCount: 0,
  }))
  const { sixpence } = aBank({ history: { list } })
  const shown = (
    <BankStore>
      <HistoryList />
    </BankStore>
  )
  renderInBank(shown, { sixpence })
  await waitFor(() => expect(list.mock.lastCall?.[0]?.fromDate).toBe('2026-10-23'))
  vi.setSystemTime(new Date('2026-11-22T00:10:00'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(list.mock.lastCall?.[0]?.fromDate).toBe('2026-10-24'))
})
