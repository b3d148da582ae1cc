import {
  SixpenceError,
  type AccessRight,
  type Sixpence,
  type TransactionRequest,
} from '@sixpence/core'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from '../testing/a-bank.ts'
import { ADA, aStart } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { RequestDetail } from './request-detail.tsx'
import { RequestList } from './request-list.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

const REQUEST: TransactionRequest = {
  id: 'request-1',
  type: 'p2p',
  status: 'waiting',
  createdBy: 'lena@sixpence.example',
  createdByName: 'Lena Vogel',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T09:00:00.000Z',
  fromAccount: 'SP00000000001111',
  currencyCode: 'EUR',
  amount: '25.00',
  fee: '0.25',
  total: '25.25',
  beneficiary: 'Vera K.',
  beneficiaryEmail: 'vera@sixpence.example',
  note: 'Paper',
  isOwn: false,
}

type Approvals = Sixpence['approvals']

function inBank(
  node: React.ReactNode,
  { right = 'confirm', ...approvals }: Partial<Approvals> & { right?: AccessRight } = {},
) {
  const accessInfo = { accessRights: right } as never
  const { sixpence, realtime } = aBank({
    start: aStart({ customer: { ...ADA, customerType: 'business' }, accessInfo }),
    accounts: { list: async () => [EVERYDAY] },
    approvals: { find: async () => REQUEST, ...approvals },
  })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(<BankStore>{node}</BankStore>, { sixpence, onNavigate })
  return { user: userEvent.setup(), onNavigate, realtime }
}

const detail = (change: Parameters<typeof inBank>[1] = {}) =>
  inBank(<RequestDetail id="request-1" />, change)
const button = (name: string) => screen.findByRole('button', { name })

describe('RequestList', () => {
  it('shows what waits apart from what is decided, and leads to each (ACCESS-022)', async () => {
    const list = vi.fn<Approvals['list']>(async ({ groupedStatus } = {}) => ({
      items:
        groupedStatus === 'waiting' ? [REQUEST] : [{ ...REQUEST, id: 'two', status: 'declined' }],
      total: 1,
    }))
    const { user, onNavigate } = inBank(<RequestList />, { list })
    expect(await screen.findByText('Declined')).toBeDefined()
    const [waiting] = await screen.findAllByRole('button', { name: /Vera K\..*Lena Vogel/ })
    if (waiting) await user.click(waiting)
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'approvals', id: 'request-1' }),
    )
  })

  it('asks again when a notice says that something has changed', async () => {
    const list = vi.fn<Approvals['list']>(async () => ({ items: [], total: 0 }))
    const { realtime } = inBank(<RequestList />, { list })
    expect(await screen.findByText('Nothing to approve')).toBeDefined()
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    const notice = { id: 'n', at: '2026-11-20T09:00:00.000Z', status: 'info' } as const
    await act(async () => realtime.tell({ ...notice, type: 'requestReceived' }))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(4))
  })

  it('adds the next page to those that are there', async () => {
    const list = vi.fn<Approvals['list']>(async ({ groupedStatus, page } = {}) => ({
      items: groupedStatus === 'decided' ? [] : [{ ...REQUEST, id: `request-${page}` }],
      total: groupedStatus === 'decided' ? 0 : 2,
    }))
    const { user } = inBank(<RequestList />, { list })
    await user.click(await button('Show more'))
    await waitFor(() => expect(screen.getAllByText(/Lena Vogel/)).toHaveLength(2))
    expect(list).toHaveBeenLastCalledWith({ groupedStatus: 'waiting', page: 2 }, expect.anything())
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('says how old the requests are when the bank does not answer again', async () => {
    const list = vi.fn<Approvals['list']>(async () => ({ items: [REQUEST], total: 1 }))
    const { realtime } = inBank(<RequestList />, { list })
    expect(await screen.findAllByText(/Lena Vogel/)).toHaveLength(2)
    list.mockRejectedValue(new SixpenceError('timeout', 'late'))
    const notice = { id: 'n', at: '2026-11-20T09:00:00.000Z', status: 'info' } as const
    await act(async () => realtime.tell({ ...notice, type: 'requestReceived' }))
    expect(await screen.findAllByText('This may be old')).toHaveLength(2)
    expect(screen.getAllByText(/Lena Vogel/)).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  })
})

describe('WaitingRequests', () => {
  it('says how many there are of all operations together, and leads to them', async () => {
    const { user, onNavigate } = inBank(<WaitingRequests />, {
      waitingCounts: async () => [
        { operation: 'betweenAccounts', count: 2 },
        { operation: 'p2p', count: 50 },
      ],
    })
    expect(await screen.findByText('52 payments to approve')).toBeDefined()
    await user.click(await button('Review'))
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'approvals' })
  })

  it('counts again when a notice says that something has changed, and is gone with the last', async () => {
    let counts: Awaited<ReturnType<Approvals['waitingCounts']>> = [{ operation: 'p2p', count: 1 }]
    const { realtime } = inBank(<WaitingRequests />, { waitingCounts: async () => counts })
    expect(await screen.findByText('1 payment to approve')).toBeDefined()
    counts = []
    const notice = { id: 'n', at: '2026-11-20T09:00:00.000Z', status: 'info' } as const
    await act(async () => realtime.tell({ ...notice, type: 'requestChanged' }))
    await waitFor(() => expect(screen.queryByText('1 payment to approve')).toBeNull())
  })
})

describe('RequestDetail', () => {
  it('shows everything that is decided on: figures, payee, and who asked when', async () => {
    detail()
    await button('Approve')
    // The account's name is asked for by itself.
    await screen.findByText('Euro')
    const lines = screen
      .getAllByRole('term')
      .map(term => [term.textContent, term.nextElementSibling?.textContent])
    expect(lines.slice(0, 7)).toEqual([
      ['From', 'Euro 1111ending in 1111'],
      ['To', 'Vera K.vera@sixpence.example'],
      ['Amount', '€25.00'],
      ['Fee', '€0.25'],
      ['Message', 'Paper'],
      ['Total', '€25.25'],
      ['Requested by', 'Lena Vogellena@sixpence.example'],
    ])
  })

  it('moves the money by a code that was sent for it, and says so', async () => {
    let request = REQUEST
    const sendCode = vi.fn<Approvals['sendCode']>(async () => ({
      approvalTransactionId: 'approval-1',
      sentTo: 's•••@sixpence.example',
    }))
    const approve = vi.fn<Approvals['approve']>(async () => {
      request = { ...REQUEST, status: 'approved', transactionId: 'transaction-1' }
      return { items: [{ id: '1', transactionId: 'transaction-1' }] }
    })
    const { user } = detail({ find: async () => request, sendCode, approve })
    await user.click(await button('Approve'))
    expect(await screen.findByText(/s•••@sixpence.example/)).toBeDefined()
    expect(sendCode).toHaveBeenCalledExactlyOnceWith({ transactionIds: ['request-1'] })
    expect(approve).not.toHaveBeenCalled()
    await user.click(screen.getByLabelText(/code/))
    await user.paste('123456')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Approved. The money has been sent.')).toBeDefined()
    expect(approve).toHaveBeenCalledExactlyOnceWith({
      approvalTransactionId: 'approval-1',
      code: '123456',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the code open and says why when the bank refuses it', async () => {
    const approve = () => Promise.reject(new SixpenceError('insufficient_funds', 'no'))
    const sendCode = async () => ({ approvalTransactionId: 'approval-1', sentTo: undefined })
    const { user } = detail({ sendCode, approve })
    await user.click(await button('Approve'))
    await user.click(await screen.findByLabelText(/code/))
    await user.paste('123456')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('The payment hasn’t been approved')).toBeDefined()
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('declines with a reason, and with none asks for one', async () => {
    let request = REQUEST
    const decline = vi.fn<Approvals['decline']>(async () => {
      request = { ...REQUEST, status: 'declined', reason: 'Wrong invoice' }
    })
    const { user } = detail({ find: async () => request, decline })
    await user.click(await button('Decline'))
    const dialog = await screen.findByRole('dialog')
    const confirm = [...dialog.querySelectorAll('button')].find(one => one.type === 'submit')
    if (confirm) await user.click(confirm)
    expect(await screen.findByText('Enter a reason.')).toBeDefined()
    expect(decline).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('Reason'), 'Wrong invoice{Enter}')
    expect(await screen.findByText('Declined. No money was sent.')).toBeDefined()
    expect(decline).toHaveBeenCalledExactlyOnceWith({
      transactionIds: ['request-1'],
      reason: 'Wrong invoice',
    })
  })

  it('lets who asked withdraw it and nothing else', async () => {
    const withdraw = vi.fn<Approvals['withdraw']>(async () => undefined)
    const find = async () => ({ ...REQUEST, isOwn: true })
    const { user } = detail({ right: 'full', find, withdraw })
    await user.click(await button('Withdraw request'))
    await waitFor(() =>
      expect(withdraw).toHaveBeenCalledExactlyOnceWith({ transactionIds: ['request-1'] }),
    )
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it.each(['read', 'initiate'] as const)('shows %s no way to decide', async right => {
    detail({ right })
    expect(await screen.findByText('Vera K.')).toBeDefined()
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
