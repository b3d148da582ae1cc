import type { Sixpence } from '@sixpence/core'
import type { Decided, TransactionRequest } from '@sixpence/core/approvals'
import { SixpenceError } from '@sixpence/core/errors'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aRequest, aRequestCode, inBankOfRequests as inBank } from '../../testing/a-request.tsx'
import { DecidedRequests } from '../lists/decided-requests.tsx'
import { Approvals } from './approvals.tsx'

type Bank = Sixpence['approvals']

const NOTICE = { id: 'n', at: '2026-11-20T09:00:00.000Z', status: 'info' } as const
const THREE = [
  aRequest({ id: 'one' }),
  aRequest({ id: 'two', beneficiary: 'Ben O.', total: '10.00' }),
  aRequest({ id: 'three', beneficiary: 'Ada L.', currencyCode: 'USD', total: '7.00' }),
]
const listOf = (items: readonly TransactionRequest[]) =>
  vi.fn<Bank['list']>(async () => ({ items: [...items], total: items.length }))
const idsOf = (decided: Decided) => ('transactionIds' in decided ? decided.transactionIds : [])
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const box = (name: RegExp) => screen.findByRole('checkbox', { name })

describe('Approvals', () => {
  it('asks for what waits, and leads to each (ACCESS-022, ROUTE-051)', async () => {
    const list = listOf(THREE)
    const { user, onNavigate } = inBank(<Approvals />, { list })
    await user.click(await button(/Vera K\..*Lena Vogel/))
    expect(list).toHaveBeenCalledWith(
      { groupedStatus: 'waiting', size: 50, page: 1 },
      expect.anything(),
    )
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'approvals', id: 'one' })
  })

  it('asks again when a notice says that something has changed', async () => {
    const list = listOf([])
    const { realtime } = inBank(<Approvals />, { list })
    expect(await screen.findByText('Nothing to approve')).toBeDefined()
    const calls = list.mock.calls.length
    await act(async () => realtime.tell({ ...NOTICE, type: 'requestReceived' }))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(calls + 1))
  })

  it('adds the next page to those that are there (APPR-017)', async () => {
    const list = vi.fn<Bank['list']>(async ({ page } = {}) => ({
      items: [aRequest({ id: `request-${page}` })],
      total: 2,
    }))
    const { user } = inBank(<Approvals />, { list })
    await user.click(await button('Show more'))
    await waitFor(() => expect(screen.getAllByText(/Lena Vogel/)).toHaveLength(2))
    expect(list).toHaveBeenLastCalledWith(
      { groupedStatus: 'waiting', size: 50, page: 2 },
      expect.anything(),
    )
  })

  it('adds up what is chosen, each currency by itself', async () => {
    const { user } = inBank(<Approvals />, { list: listOf(THREE) })
    await user.click(await box(/Vera K\./))
    await user.click(await box(/Ben O\./))
    expect(screen.getByText('2 selected').parentElement?.textContent).toContain('€35.25')
    await user.click(await box(/Select all/))
    const sum = screen.getByText('3 selected').parentElement?.textContent
    expect(sum).toContain('€35.25')
    expect(sum).toContain('$7.00')
  })

  it('approves those with one code and shows what came of each (APPR-009)', async () => {
    const sendCode = vi.fn<Bank['sendCode']>(async () => aRequestCode())
    const approve = vi.fn<Bank['approve']>(async () => [
      { id: 'one', transactionId: 't-1', failure: undefined },
      {
        id: 'two',
        transactionId: undefined,
        failure: new SixpenceError('insufficient_funds', 'no'),
      },
    ])
    const { user } = inBank(<Approvals />, { list: listOf(THREE), sendCode, approve })
    await user.click(await box(/Vera K\./))
    await user.click(await box(/Ben O\./))
    await user.click(await button('Approve'))
    expect(await screen.findByText(/approves the selected payments only/)).toBeDefined()
    expect(sendCode).toHaveBeenCalledExactlyOnceWith({ transactionIds: ['one', 'two'] })
    await user.click(screen.getByLabelText(/code/))
    await user.paste('123456')
    const results = within(await screen.findByRole('dialog', { name: 'Results' }))
    expect(results.getByText('Done: 1 of 2.')).toBeDefined()
    expect(results.getByText('Approved')).toBeDefined()
    expect(results.getByText('Not done')).toBeDefined()
    expect(approve).toHaveBeenCalledOnce()
    const [close] = results.getAllByRole('button', { name: 'Close' })
    if (close) await user.click(close)
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  })

  it('declines those together, with one reason', async () => {
    const decline = vi.fn<Bank['decline']>(async decided =>
      idsOf(decided).map(id => ({ id, transactionId: undefined, failure: undefined })),
    )
    const { user } = inBank(<Approvals />, { list: listOf(THREE), decline })
    await user.click(await box(/Select all/))
    await user.click(await button('Decline'))
    await user.type(await screen.findByLabelText('Reason'), 'Wrong invoice{Enter}')
    expect(await screen.findByText('Done: 3 of 3.')).toBeDefined()
    expect(decline).toHaveBeenCalledExactlyOnceWith({
      transactionIds: ['one', 'two', 'three'],
      reason: 'Wrong invoice',
    })
  })

  it('asks again when a request was decided by somebody else before its code went out', async () => {
    const list = listOf(THREE)
    const sendCode = () => Promise.reject(new SixpenceError('request_decided', 'no'))
    const { user } = inBank(<Approvals />, { list, sendCode })
    await user.click(await box(/Vera K\./))
    const calls = list.mock.calls.length
    await user.click(await button('Approve'))
    await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(calls))
  })

  it('lets nobody choose what they asked for, nor who only reads anything', async () => {
    inBank(<Approvals />, { right: 'full', list: listOf([aRequest({ isOwn: true })]) })
    expect(await screen.findByText(/Requested by you/)).toBeDefined()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('marks whom the customer has never paid, and what has changed', async () => {
    const news = { isNewPayee: true, hasChangedDetails: true, changes: ['balance' as const] }
    inBank(<Approvals />, { list: listOf([aRequest(news)]) })
    expect(await screen.findByText('New recipient')).toBeDefined()
    expect(screen.getByText('Changed bank details')).toBeDefined()
    expect(screen.getByText('Not enough money')).toBeDefined()
  })
})

describe('DecidedRequests', () => {
  it('tells what was decided, by whom and why (APPR-020)', async () => {
    const decided = { decidedAt: '2026-11-21T09:00:00.000Z', decidedByName: 'Sofia Reyes' }
    const list = listOf([
      aRequest({ id: 'one', status: 'approved', ...decided }),
      aRequest({ id: 'two', status: 'declined', reason: 'Wrong invoice', ...decided }),
      aRequest({ id: 'three', status: 'expired' }),
    ])
    inBank(<DecidedRequests />, { right: 'confirm', list })
    expect(await screen.findByText(/Approved by Sofia Reyes/)).toBeDefined()
    expect(screen.getByText(/Declined by Sofia Reyes.*Wrong invoice/)).toBeDefined()
    expect(screen.getByText('Expired')).toBeDefined()
    expect(list).toHaveBeenCalledWith(
      { groupedStatus: 'decided', size: 50, page: 1 },
      expect.anything(),
    )
  })

  it('has those that are chosen decided elsewhere where it may not decide itself', async () => {
    const sendCode = vi.fn<Bank['sendCode']>()
    const decide = vi.fn<(ids: readonly string[]) => void>()
    const action = (ids: readonly string[]) => (
      <button type="button" onClick={() => decide(ids)}>
        Decide elsewhere
      </button>
    )
    const { user } = inBank(<Approvals action={action} />, { list: listOf(THREE), sendCode })
    await user.click(await box(/Vera K\./))
    await user.click(await box(/Ada L\./))
    expect(screen.getByText('2 selected').parentElement?.textContent).toContain('$7.00')
    expect(screen.queryByRole('button', { name: /^(Approve|Decline)$/ })).toBeNull()
    await user.click(await button('Decide elsewhere'))
    expect(decide).toHaveBeenCalledExactlyOnceWith(['one', 'three'])
    expect(sendCode).not.toHaveBeenCalled()
  })

  it('shows only those that it is for, all chosen, from whatever page, and says when some are decided', async () => {
    const pages: Record<number, TransactionRequest[]> = {
      1: [aRequest({ id: 'one' }), aRequest({ id: 'two' })],
      2: [aRequest({ id: 'three', beneficiary: 'Ada L.' })],
    }
    const list = vi.fn<Bank['list']>(async ({ page = 1 } = {}) => ({
      items: pages[page] ?? [],
      total: 3,
    }))
    const decline = async (decided: Decided) =>
      idsOf(decided).map((id, at) => ({
        id,
        transactionId: undefined,
        failure: at === 0 ? undefined : new SixpenceError('request_decided', 'no'),
      }))
    const onDecided = vi.fn<() => void>()
    const node = <Approvals only={['one', 'three', 'gone']} onDecided={onDecided} />
    const { user } = inBank(node, { list, decline })
    expect(await screen.findByText('2 selected')).toBeDefined()
    expect(screen.getAllByText(/Lena Vogel/)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(onDecided).not.toHaveBeenCalled()
    await user.click(await button('Decline'))
    await user.type(await screen.findByLabelText('Reason'), 'Wrong invoice{Enter}')
    expect(await screen.findByText('Done: 1 of 2.')).toBeDefined()
    expect(onDecided).toHaveBeenCalledOnce()
  })

  it('says nothing was decided when nothing came of any', async () => {
    const decline = async (decided: Decided) =>
      idsOf(decided).map(id => ({
        id,
        transactionId: undefined,
        failure: new SixpenceError('request_decided', 'no'),
      }))
    const onDecided = vi.fn<() => void>()
    const node = <Approvals only={['one', 'two']} onDecided={onDecided} />
    const { user } = inBank(node, { list: listOf(THREE), decline })
    await user.click(await button('Decline'))
    await user.type(await screen.findByLabelText('Reason'), 'Wrong invoice{Enter}')
    expect(await screen.findByText('Done: 0 of 2.')).toBeDefined()
    expect(onDecided).not.toHaveBeenCalled()
  })
})
