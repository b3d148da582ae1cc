import type { Notice } from '@sixpence/core/realtime'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { aSession } from '../testing/a-sixpence.ts'
import { loadTexts, renderInBank } from '../testing/render-in-bank.tsx'
import '../ui/feedback/toast.tsx'
import { NoticeToasts, type NoticeToastsProps } from './notice-toasts.tsx'

const notice = (change: Partial<Notice> = {}): Notice => ({
  id: 'notice-1',
  type: 'zohoNewMessage',
  status: 'info',
  at: '2026-11-21T09:00:00Z',
  ...change,
})

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

const shown = () => screen.queryByRole('region', { name: 'Notifications' })?.textContent ?? ''

async function settledIn(props: NoticeToastsProps = {}) {
  const session = aSession()
  const bank = aBank({ session })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(<NoticeToasts {...props} />, { sixpence: bank.sixpence, onNavigate })
  await pass(5_000)
  const tell = async (told: Notice) => {
    act(() => bank.realtime.tell(told))
    await pass(0)
  }
  const leave = () => act(() => session.set({ status: 'signed_out', because: 'left' }))
  return { tell, leave, onNavigate, realtime: bank.realtime, session }
}

describe('NoticeToasts', () => {
  it('shows what the bank says for ten seconds (RT-003, RT-004, CONST-007)', async () => {
    const { tell } = await settledIn()
    await tell(notice({ title: 'Too dark', body: 'Take it by daylight.' }))
    expect(shown()).toContain('Too dark')
    expect(shown()).toContain('Take it by daylight.')
    await pass(9_999)
    expect(shown()).toContain('Too dark')
    await pass(1)
    expect(shown()).toBe('')
  })

  it.each([
    ['RT-006', 'info'],
    ['RT-007', 'documentFailed'],
    ['RT-008', 'documentRejected'],
    ['RT-009', 'documentExpired'],
    ['RT-010', 'documentExpSoon'],
    ['RT-011', 'usernameChangeFailed'],
    ['RT-012', 'usernameChanged'],
    ['RT-013', 'batchPartially'],
    ['RT-014', 'zohoNewMessage'],
    ['RT-015', 'zohoClosedNoReply'],
    ['RT-016', 'acceptTermsLogin'],
    ['RT-017', 'smartContractSigned'],
    ['RT-018', 'smartContractRejected'],
    ['RT-019', 'smartContractCancelled'],
    ['RT-020', 'smartContractCreated'],
    ['RT-021', 'smartContractTerminated'],
    ['RT-022', 'smartContractTerminationRequest'],
    ['RT-023', 'smartContractTerminationCancelled'],
    ['RT-024', 'smartContractSignerIdentified'],
    ['RT-025', 'smartContractIdentificationLoaded'],
    ['RT-026', 'smartContractIdentificationFailed'],
    ['RT-027', 'cardClosed'],
  ])('has words of its own (%s): %s', async (_row, type) => {
    const { tell } = await settledIn()
    await tell(notice({ type }))
    expect(shown()).toMatch(/\w+ \w+/)
  })

  it('says nothing of what is for programs', async () => {
    const { tell } = await settledIn()
    await tell(notice({ type: 'balanceChanged', params: { balance: '1.00' } }))
    await tell(notice({ type: 'requestChanged', params: { requestId: 'r1' } }))
    await tell(notice({ type: 'madeUp' }))
    expect(shown()).toBe('')
  })

  it('leads to what it is about a second after it was pressed (RT-005, RT-014)', async () => {
    const { tell, onNavigate } = await settledIn()
    await tell(notice())
    fireEvent.click(screen.getByRole('button', { name: 'Open messages' }))
    await pass(999)
    expect(onNavigate).not.toHaveBeenCalled()
    await pass(1)
    expect(onNavigate.mock.calls).toEqual([[{ to: 'messages' }]])
    expect(shown()).toBe('')
  })

  it('leads to the batch that it is about, or to all of them (RT-013)', async () => {
    const { tell, onNavigate } = await settledIn()
    await tell(notice({ type: 'batchPartially', params: { batchId: 'b1' } }))
    fireEvent.click(screen.getByRole('button', { name: 'View batch' }))
    await pass(1000)
    await tell(notice({ id: 'notice-2', type: 'batchPartially' }))
    fireEvent.click(screen.getByRole('button', { name: 'View batch' }))
    await pass(1000)
    expect(onNavigate.mock.calls).toEqual([
      [{ to: 'batchHistory', id: 'b1' }],
      [{ to: 'batchHistory' }],
    ])
  })

  it('leads nowhere once the customer has left (RT-005)', async () => {
    const { tell, leave, onNavigate } = await settledIn()
    await tell(notice())
    fireEvent.click(screen.getByRole('button', { name: 'Open messages' }))
    leave()
    await pass(60_000)
    expect(onNavigate).not.toHaveBeenCalled()
    expect(shown()).toBe('')
  })

  it('shows the next customer nothing of the one before', async () => {
    const { tell, session } = await settledIn()
    await tell(notice({ title: 'For Ada' }))
    act(() =>
      session.set({ status: 'signed_in', userId: 'ben', email: undefined, idleAt: undefined }),
    )
    expect(shown()).toBe('')
  })

  it('offers no way to a place that the host has not', async () => {
    const { tell } = await settledIn({ canOpen: ({ to }) => to !== 'messages' })
    await tell(notice())
    await tell(notice({ id: 'notice-2', type: 'cardClosed' }))
    expect(screen.queryByRole('button', { name: 'Open messages' })).toBeNull()
    expect(screen.getByRole('button', { name: 'View cards' })).toBeDefined()
  })

  it('waits five seconds after signing in, and loses nothing (SESS-009, CONST-007)', async () => {
    const { tell, session } = await settledIn()
    act(() =>
      session.set({ status: 'signed_in', userId: 'ben', email: undefined, idleAt: undefined }),
    )
    await tell(notice({ title: 'First' }))
    await tell(notice({ id: 'notice-2', title: 'Second' }))
    await pass(4_999)
    expect(shown()).toBe('')
    await pass(1)
    expect(shown()).toMatch(/First.*Second/)
  })

  it('has told what waits only once it is shown', async () => {
    const { tell, session, realtime } = await settledIn()
    act(() =>
      session.set({ status: 'signed_in', userId: 'ben', email: undefined, idleAt: undefined }),
    )
    await tell(notice({ title: 'First' }))
    let isTold = false
    void Promise.all(realtime.answers()).then(() => (isTold = true))
    await pass(4_999)
    expect(isTold).toBe(false)
    await pass(1)
    expect(isTold).toBe(true)
  })

  it('loses nothing that came before its words did', async () => {
    let wordsArrive = () => {}
    const words = new Promise<void>(resolve => {
      wordsArrive = resolve
    })
    const bank = aBank({ session: aSession() })
    renderInBank(<NoticeToasts />, {
      sixpence: bank.sixpence,
      loadMessages: (locale, room) =>
        room === 'notices' ? words.then(() => loadTexts(locale, room)) : loadTexts(locale, room),
    })
    act(() => bank.realtime.tell(notice({ title: 'Early' })))
    await pass(5_000)
    wordsArrive()
    await pass(1_000)
    expect(shown()).toContain('Early')
  })

  it('shows three at a time, and the others after them', async () => {
    const { tell } = await settledIn()
    for (const id of ['1', '2', '3', '4']) await tell(notice({ id, title: `Number ${id}` }))
    expect(shown()).not.toContain('Number 4')
    await pass(10_000)
    expect(shown()).toContain('Number 4')
    await pass(9_999)
    expect(shown()).toContain('Number 4')
  })
})
