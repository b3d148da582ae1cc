import type { Sixpence } from '@sixpence/core'
import type { TransactionRequest } from '@sixpence/core/approvals'
import { SixpenceError } from '@sixpence/core/errors'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aRequest, aRequestCode, inBankOfRequests as inBank } from '../testing/a-request.tsx'
import { RequestDetail } from './detail/request-detail.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

type Approvals = Sixpence['approvals']

const countsOf = (requestsToDecide: number) => ({
  counts: [],
  requestsToDecide,
  ownRequests: 0,
  batchesWithFailures: 0,
  unreadNews: 0,
})

const detail = (change: Parameters<typeof inBank>[1] = {}) =>
  inBank(<RequestDetail id="request-1" />, change)
const button = (name: string) => screen.findByRole('button', { name })

describe('WaitingRequests', () => {
  it('says how many there are of all operations together, and leads to them', async () => {
    const { user, onNavigate } = inBank(<WaitingRequests />, {
      waitingCounts: async () => countsOf(52),
    })
    expect(await screen.findByText('52 payments to approve')).toBeDefined()
    await user.click(await button('Review'))
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'approvals' })
  })

  it('counts again when a notice says that something has changed, and is gone with the last', async () => {
    let counts = countsOf(1)
    const { realtime } = inBank(<WaitingRequests />, { waitingCounts: async () => counts })
    expect(await screen.findByText('1 payment to approve')).toBeDefined()
    counts = countsOf(0)
    const notice = { id: 'n', at: '2026-11-20T09:00:00.000Z', status: 'info' } as const
    await act(async () => realtime.tell({ ...notice, type: 'requestChanged' }))
    await waitFor(() => expect(screen.queryByText('1 payment to approve')).toBeNull())
  })
})

describe('RequestDetail', () => {
  it('shows everything that is decided on: figures, payee, and who asked when', async () => {
    detail()
    await button('Approve')
    // The account's name loads separately.
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

  it('says of a refund that it is one', async () => {
    detail({ find: async () => aRequest({ type: 'refund' }) })
    expect(await screen.findByText('Refund')).toBeDefined()
  })

  it('shows on which account abroad a recipient is paid', async () => {
    const beneficiaryDetails = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
    detail({ find: async () => aRequest({ type: 'eft', beneficiaryDetails }) })
    expect(await screen.findByText('DE89370400440532013000 · COBADEFFXXX')).toBeDefined()
  })

  it('moves the money by a code that was sent for it, and says so', async () => {
    let request: TransactionRequest = aRequest()
    const sendCode = vi.fn<Approvals['sendCode']>(async () => aRequestCode())
    const approve = vi.fn<Approvals['approve']>(async () => {
      request = { ...aRequest(), status: 'approved', transactionId: 'transaction-1' }
      return [{ id: 'request-1', transactionId: 'transaction-1', failure: undefined }]
    })
    const { user } = detail({ find: async () => request, sendCode, approve })
    await user.click(await button('Approve'))
    expect(await screen.findByText(/s•••@sixpence.example/)).toBeDefined()
    expect(sendCode).toHaveBeenCalledExactlyOnceWith({ transactionIds: ['request-1'] })
    expect(approve).not.toHaveBeenCalled()
    await user.click(screen.getByLabelText(/code/))
    await user.paste('123456')
    expect(await screen.findByText('Approved. The money has been sent.')).toBeDefined()
    expect(approve).toHaveBeenCalledExactlyOnceWith({
      approvalTransactionId: 'approval-1',
      code: '123456',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('has it decided or withdrawn elsewhere where it may not do that itself', async () => {
    const action = (id: string) => <button type="button">Decide {id} elsewhere</button>
    inBank(<RequestDetail id="request-1" action={action} />)
    await button('Decide request-1 elsewhere')
    expect(screen.queryByRole('button', { name: /^(Approve|Decline)$/ })).toBeNull()
  })

  it('offers no way elsewhere for what is over, and no form where none is', async () => {
    const over = aRequest({ status: 'withdrawn', isOwn: true })
    const action = () => <button type="button">Decide elsewhere</button>
    inBank(<RequestDetail id="request-1" canSendAgain={false} action={action} />, {
      right: 'full',
      find: async () => over,
    })
    expect(await screen.findByText('Withdrawn. No money was sent.')).toBeDefined()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('says that it was withdrawn, once the bank has', async () => {
    const withdraw = vi
      .fn<Approvals['withdraw']>()
      .mockRejectedValueOnce(new SixpenceError('request_decided', 'no'))
      .mockResolvedValueOnce()
    const onDecided = vi.fn<() => void>()
    const { user } = inBank(<RequestDetail id="request-1" onDecided={onDecided} />, {
      right: 'full',
      find: async () => aRequest({ isOwn: true }),
      withdraw,
    })
    await user.click(await button('Withdraw request'))
    await waitFor(() => expect(withdraw).toHaveBeenCalledOnce())
    expect(onDecided).not.toHaveBeenCalled()
    await user.click(await button('Withdraw request'))
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
  })

  it('keeps the code open and says why when the bank refuses it', async () => {
    const approve = () => Promise.reject(new SixpenceError('insufficient_funds', 'no'))
    const sendCode = async () => aRequestCode({ sentTo: undefined })
    const { user } = detail({ sendCode, approve })
    await user.click(await button('Approve'))
    await user.click(await screen.findByLabelText(/code/))
    await user.paste('123456')
    expect(await screen.findByText('The payment hasn’t been approved')).toBeDefined()
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('declines with a reason, and with none asks for one', async () => {
    let request: TransactionRequest = aRequest()
    const decline = vi.fn<Approvals['decline']>(async () => {
      request = { ...aRequest(), status: 'declined', reason: 'Wrong invoice' }
      return [{ id: 'request-1', transactionId: undefined, failure: undefined }]
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
    const find = async () => ({ ...aRequest(), isOwn: true })
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

  it('tells what has changed since it was asked for, and who is paid for the first time', async () => {
    const changes = ['price', 'permission'] as const
    detail({ find: async () => aRequest({ isNewPayee: true, changes: [...changes] }) })
    expect(await screen.findByText('New recipient')).toBeDefined()
    expect(screen.getByText('Price has changed')).toBeDefined()
    expect(screen.getByText('Requester has lost the permission')).toBeDefined()
  })

  it('opens the form filled in for whoever asked in vain (ACCESS-009)', async () => {
    const find = async () => aRequest({ isOwn: true, status: 'declined', reason: 'Wrong amount' })
    const { user, onNavigate } = detail({ right: 'initiate', find })
    expect(await screen.findByText('Wrong amount')).toBeDefined()
    await user.click(await button('Send again with changes'))
    const fromAccount = 'SP00000000001111'
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
      to: 'p2pTransfer',
      fromAccount,
      draft: { fromAccount, toEmail: 'vera@sixpence.example', amount: '25.00', note: 'Paper' },
    })
  })

  it('asks again for a transfer with how it was repeated', async () => {
    const subscription = { frequency: 'monthly', transactions: 6, userCancel: true } as const
    const own = { type: 'betweenAccounts', beneficiary: 'SP00000000002222', toAmount: '25.00' }
    const asked = { ...own, isOwn: true, status: 'declined', subscription } as const
    const { user, payments } = detail({
      right: 'initiate',
      find: async () => aRequest({ ...asked, type: 'betweenAccounts' }),
    })
    await user.click(await button('Send again with changes'))
    const order = {
      fromAccount: 'SP00000000001111',
      toAccount: 'SP00000000002222',
      toAmount: '25.00',
      subscriptionFrequency: 'monthly',
      subscriptionTransactions: 6,
      subscriptionUserCancel: true,
    }
    await waitFor(() =>
      expect(payments.review).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ order })),
    )
  })

  it.each([
    [true, 'initiate', /^The price has changed since you requested this payment/],
    [false, 'confirm', /^The price has changed since this payment was requested/],
  ] as const)('says that it cannot be approved at its old price: own %s', async (...row) => {
    const [isOwn, right, text] = row
    detail({ right, find: async () => aRequest({ isOwn, changes: ['price'] }) })
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('withdraws what waits at an old price, and opens its form at the new one', async () => {
    const withdraw = vi.fn<Approvals['withdraw']>(async () => undefined)
    const find = async () => aRequest({ isOwn: true, changes: ['price'] })
    const { user, onNavigate } = detail({ right: 'initiate', find, withdraw })
    await user.click(await button('Withdraw and send again'))
    await waitFor(() => expect(onNavigate).toHaveBeenCalledOnce())
    expect(withdraw).toHaveBeenCalledExactlyOnceWith({ transactionIds: ['request-1'] })
    expect(onNavigate.mock.calls[0]?.[0]).toMatchObject({ to: 'p2pTransfer' })
  })

  it('opens no form for what was decided before it was withdrawn', async () => {
    const withdraw = () => Promise.reject(new SixpenceError('request_decided', 'no'))
    const find = async () => aRequest({ isOwn: true, changes: ['price'] })
    const { user, onNavigate } = detail({ right: 'initiate', find, withdraw })
    await user.click(await button('Withdraw and send again'))
    expect(await screen.findByText('Something went wrong')).toBeDefined()
    expect(onNavigate).not.toHaveBeenCalled()
  })

  it('asks again for what leaves the bank, at its new price and without what is masked', async () => {
    const abroad = {
      type: 'wire',
      beneficiary: 'Lena Vogt',
      beneficiaryDetails: { iban: 'DE14900900900000000017', taxId: '•••4725' },
      toAmount: '187.50',
      toCurrencyCode: 'EUR',
      permission: '3d',
      countryCode: 'DE',
      feeShare: 'SHA',
      deducted: '12.50',
    } as const
    const find = async () => aRequest({ ...abroad, isOwn: true, status: 'declined' })
    const { user, payments, onNavigate } = detail({ right: 'initiate', find })
    await user.click(await button('Send again with changes'))
    await waitFor(() => expect(onNavigate).toHaveBeenCalledOnce())
    expect(onNavigate.mock.calls[0]?.[0]).toMatchObject({ to: 'externalTransfer' })
    const order = {
      fromAccount: 'SP00000000001111',
      permission: '3d',
      countryCode: 'DE',
      currency: 'EUR',
      amount: '200.00',
      payeeName: 'Lena Vogt',
      details: { iban: 'DE14900900900000000017' },
      note: 'Paper',
      feeShare: 'SHA',
    }
    expect(payments.review).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'wireTransfer', order }),
    )
  })

  it.each(['approved', 'waiting'] as const)('opens no form for what is %s', async status => {
    detail({ right: 'initiate', find: async () => aRequest({ isOwn: true, status }) })
    expect(await screen.findByText('Vera K.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send again with changes' })).toBeNull()
  })
})
