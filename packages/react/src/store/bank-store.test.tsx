import { answers, staleOn } from './tags.ts'
import { accounts } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../provider/index.ts'
import { aRealtime, anAccess, aSession, aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { ask } from './ask.ts'
import { bankApi } from './bank-api.ts'
import { BankStore } from './bank-store.tsx'
import { errorOf } from './error-of.ts'

type Balances = readonly { balance: string }[]

const testApi = bankApi.injectEndpoints({
  endpoints: build => ({
    balances: build.query({
      queryFn: ask((sixpence, _: undefined, signal) => sixpence.use(accounts).list({ signal })),
      providesTags: [...answers('accounts'), ...staleOn('requestChanged')],
    }),
  }),
})

function ShownBalances() {
  const { currentData, error } = testApi.useBalancesQuery(undefined)
  const failure = errorOf(error)
  return <output>{failure?.code ?? currentData?.map(account => account.balance).join()}</output>
}

function aBank(list: () => Promise<Balances>) {
  const session = aSession()
  const access = anAccess()
  const realtime = aRealtime()
  // These tests only read an account's balance.
  const accounts = { list: list as never }
  const sixpence = aSixpence({ session, access, realtime, accounts })
  return { session, access, realtime, sixpence }
}

const shown = () => screen.getByRole('status').textContent
const EXPIRED = new SixpenceError('session_expired', 'session expired')
const balanceChanged = {
  id: 'n1',
  type: 'balanceChanged',
  status: 'info',
  at: '2026-11-21T09:00:00Z',
} as const

describe('a component outside of a BankStore', () => {
  it('says what to put around it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderInBank(<ShownBalances />)).toThrow(
      "This component needs a BankStore of '@sixpence/react/store' around it",
    )
  })
})

describe('BankStore', () => {
  it.each(['balanceChanged', 'requestReceived', 'requestChanged'])(
    'asks the bank again after %s',
    async type => {
      const list = vi
        .fn<() => Promise<Balances>>()
        .mockResolvedValueOnce([{ balance: '1.00' }])
        .mockResolvedValue([{ balance: '2.00' }])
      const { sixpence, realtime } = aBank(list)
      renderInBank(
        <BankStore>
          <ShownBalances />
        </BankStore>,
        { sixpence },
      )
      await waitFor(() => expect(shown()).toBe('1.00'))
      act(() => realtime.tell({ ...balanceChanged, type }))
      await waitFor(() => expect(shown()).toBe('2.00'))
      expect(list).toHaveBeenCalledTimes(2)
    },
  )

  it('asks once in three seconds, however many balances change (ACCT-007, CONST-020)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const list = vi.fn<() => Promise<Balances>>().mockResolvedValue([{ balance: '1.00' }])
    const { sixpence, realtime } = aBank(list)
    renderInBank(
      <BankStore>
        <ShownBalances />
      </BankStore>,
      { sixpence },
    )
    await waitFor(() => expect(shown()).toBe('1.00'))
    for (const id of ['n1', 'n2', 'n3']) act(() => realtime.tell({ ...balanceChanged, id }))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(list).toHaveBeenCalledTimes(2)
    await act(() => vi.advanceTimersByTimeAsync(2_500))
    expect(list).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  it('asks again after a reconnection', async () => {
    const list = vi.fn<() => Promise<Balances>>().mockResolvedValue([])
    const { sixpence, realtime } = aBank(list)
    renderInBank(
      <BankStore>
        <ShownBalances />
      </BankStore>,
      { sixpence },
    )
    await waitFor(() => expect(list).toHaveBeenCalledOnce())
    act(() => realtime.reconnect())
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  })

  it('forgets everything when the customer leaves', async () => {
    let answer: (accounts: Balances) => void = () => {}
    const list = vi
      .fn<() => Promise<Balances>>()
      .mockResolvedValueOnce([{ balance: '1.00' }])
      .mockReturnValue(new Promise(done => (answer = done)))
    const { sixpence, session } = aBank(list)
    renderInBank(
      <BankStore>
        <ShownBalances />
      </BankStore>,
      { sixpence },
    )
    await waitFor(() => expect(shown()).toBe('1.00'))
    act(() => session.set({ status: 'signed_out', because: 'left' }))
    await waitFor(() => expect(shown()).toBe(''))
    await act(async () => answer([]))
  })

  it('says nothing of a session that has ended while the screen goes, and asks for the next', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const list = vi
      .fn<() => Promise<Balances>>(() => Promise.reject(EXPIRED))
      .mockResolvedValueOnce([{ balance: '1.00' }])
    const { sixpence, session } = aBank(list)
    renderInBank(
      <BankStore>
        <ShownBalances />
      </BankStore>,
      { sixpence },
    )
    await waitFor(() => expect(shown()).toBe('1.00'))
    act(() => session.set({ status: 'signed_out', because: 'left' }))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(shown()).toBe('')
    list.mockResolvedValueOnce([{ balance: '7.00' }])
    act(() =>
      session.set({ status: 'signed_in', userId: 'ben', email: undefined, idleAt: undefined }),
    )
    await waitFor(() => expect(shown()).toBe('7.00'))
    vi.useRealTimers()
  })

  it('says soon that the session has ended where the screen stays, and asks for the next', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const list = vi.fn<() => Promise<Balances>>(() => Promise.reject(EXPIRED))
    const { sixpence, session } = aBank(list)
    session.set({ status: 'signed_out', because: 'expired' })
    renderInBank(
      <BankStore>
        <ShownBalances />
      </BankStore>,
      { sixpence },
    )
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(shown()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(shown()).toBe('session_expired')
    list.mockResolvedValueOnce([{ balance: '7.00' }])
    act(() =>
      session.set({ status: 'signed_in', userId: 'ben', email: undefined, idleAt: undefined }),
    )
    await waitFor(() => expect(shown()).toBe('7.00'))
    expect(list).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('says at once that nobody has signed in', async () => {
    const { sixpence, session } = aBank(() => Promise.reject(EXPIRED))
    session.set({ status: 'signed_out', because: 'never' })
    renderInBank(
      <BankStore>
        <ShownBalances />
      </BankStore>,
      { sixpence },
    )
    await waitFor(() => expect(shown()).toBe('session_expired'))
  })

  it('shows nothing of one customer to the next', async () => {
    const list = vi
      .fn<() => Promise<Balances>>()
      .mockResolvedValueOnce([{ balance: '1.00' }])
      .mockResolvedValue([{ balance: '7.00' }])
    const { sixpence, session } = aBank(list)
    renderInBank(
      <BankStore>
        <ShownBalances />
      </BankStore>,
      { sixpence },
    )
    await waitFor(() => expect(shown()).toBe('1.00'))
    act(() =>
      session.set({ status: 'signed_in', userId: 'ben', email: undefined, idleAt: undefined }),
    )
    await waitFor(() => expect(shown()).toBe('7.00'))
  })

  it('shows nothing of one customer while another is acted for, nor the other way round', async () => {
    const answers: ((accounts: Balances) => void)[] = []
    const list = () => new Promise<Balances>(done => answers.push(done))
    const { sixpence, access } = aBank(list)
    renderInBank(
      <BankStore>
        <ShownBalances />
      </BankStore>,
      { sixpence },
    )
    const answer = async (balance: string) => {
      await waitFor(() => expect(answers).toHaveLength(1))
      expect(shown()).toBe('')
      await act(async () => answers.pop()?.([{ balance }]))
      await waitFor(() => expect(shown()).toBe(balance))
    }
    await answer('1.00')
    act(() => access.set({ customerId: 'studio', isOther: true }))
    await answer('7.00')
    act(() => access.set({ customerId: 'club', isOther: true }))
    await answer('8.00')
    act(() => access.set({ customerId: undefined, isOther: false }))
    await answer('1.00')
  })

  it('keeps what was shown while a session goes on', async () => {
    const list = vi.fn<() => Promise<Balances>>().mockResolvedValue([{ balance: '1.00' }])
    const { sixpence, session } = aBank(list)
    renderInBank(
      <BankStore>
        <ShownBalances />
      </BankStore>,
      { sixpence },
    )
    await waitFor(() => expect(shown()).toBe('1.00'))
    act(() => session.set({ status: 'signed_in', userId: 'ada', email: undefined, idleAt: 1 }))
    expect(shown()).toBe('1.00')
    expect(list).toHaveBeenCalledOnce()
  })

  it('hands a refusal to the screen as data', async () => {
    const { sixpence } = aBank(() => Promise.reject(new SixpenceError('no_access', 'no')))
    renderInBank(
      <BankStore>
        <ShownBalances />
      </BankStore>,
      { sixpence },
    )
    await waitFor(() => expect(shown()).toBe('no_access'))
  })

  it('throws a defect on to the error boundary', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { sixpence } = aBank(() => Promise.reject(new TypeError('a bug of ours')))
    const caught = vi.fn<(error: unknown) => void>()
    renderInBank(
      <ErrorBoundary onError={caught}>
        <BankStore>
          <ShownBalances />
        </BankStore>
      </ErrorBoundary>,
      { sixpence },
    )
    await waitFor(() => expect(caught).toHaveBeenCalledOnce())
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page')
  })
})
