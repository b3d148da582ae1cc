import type { Sixpence } from '@sixpence/core'
import type { TransactionRequest } from '@sixpence/core/approvals'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  aBatchRequest,
  aRequest,
  aRequestCode,
  inBankOfRequests as inBank,
  PAID_PAYMENTS,
  WAITING_PAYMENTS,
} from '../testing/a-request.tsx'
import { Approvals } from './deciding/approvals.tsx'
import { RequestDetail } from './detail/request-detail.tsx'
import { DecidedRequests } from './lists/decided-requests.tsx'

type Bank = Sixpence['approvals']

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const pages = (items = WAITING_PAYMENTS) =>
  vi.fn<Bank['batchPayments']>(async () => ({ items, total: items.length }))
const listOf =
  (...items: TransactionRequest[]) =>
  async () => ({ items, total: items.length })

const detail = (change: Parameters<typeof inBank>[1] = {}) =>
  inBank(<RequestDetail id="request-of-batch" />, {
    find: async () => aBatchRequest(),
    batchPayments: pages(),
    ...change,
  })

describe('a batch among what waits', () => {
  it('is a row of its own, with name, number of payments, total and who asked (APPR-015)', async () => {
    const counts = { noMatches: 3, closeMatches: 0, unpayable: 1 }
    const payeeCounts = { newPayees: 1204, changedDetails: 2, ...counts }
    const marks = { isNewPayee: true, payeeCounts, changes: ['payeeClosed' as const] }
    const { user, onNavigate } = inBank(<Approvals />, { list: listOf(aBatchRequest(marks)) })
    const row = await button(/Suppliers, December/)
    expect(row.textContent).toContain('3 payments · Requested by Samir Aziz')
    for (const text of [
      '€81.25',
      'New recipients: 1,204',
      'Changed bank details: 2',
      'Names that don’t match: 3',
      'Recipients who can’t be paid: 1',
    ]) {
      expect(screen.getByText(text)).toBeDefined()
    }
    await user.click(row)
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'approvals', id: 'request-of-batch' })
  })

  it('is not chosen together with single payments (APPR-014)', async () => {
    const singles = [aRequest({ id: 'one' }), aRequest({ id: 'two', beneficiary: 'Ben O.' })]
    const sendCode = vi.fn<Bank['sendCode']>(async () => aRequestCode())
    const { user } = inBank(<Approvals />, { list: listOf(...singles, aBatchRequest()), sendCode })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    await user.click(await button('Approve'))
    await waitFor(() =>
      expect(sendCode).toHaveBeenCalledExactlyOnceWith({ transactionIds: ['one', 'two'] }),
    )
  })
})

describe('a batch that waits', () => {
  it('says which names differ from the account holders’, while it waits', async () => {
    const [first, second, third] = WAITING_PAYMENTS
    const items = [
      { ...first, nameCheck: { result: 'noMatch' as const } },
      { ...second, nameCheck: { result: 'closeMatch' as const, name: 'Lena Vogt' } },
      { ...third, nameCheck: { result: 'match' as const } },
    ]
    detail({ batchPayments: pages(items as typeof WAITING_PAYMENTS) })
    const list = within(await screen.findByRole('list', { name: 'Payments' }))
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('Name doesn’t match the account')
    expect(rows[1]).toContain('The account is in the name of Lena Vogt')
    expect(rows[2]).not.toMatch(/match|in the name/)
  })

  it('shows each of its payments, and what to look at', async () => {
    detail()
    const list = within(await screen.findByRole('list', { name: 'Payments' }))
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('payee-1@sixpence.example · Buttons')
    expect(rows[0]).not.toContain('New recipient')
    expect(rows[1]).toContain('€30.50')
    expect(rows[1]).toContain('New recipient')
    expect(rows[2]).toContain('Recipient can’t be paid')
    expect(screen.getByText('€81.25')).toBeDefined()
    expect(screen.getByText(/Check who is paid and how much/)).toBeDefined()
    expect(await screen.findByText('Balance after')).toBeDefined()
    expect(screen.getByText('€918.75')).toBeDefined()
    expect(await button('Download file')).toBeDefined()
  })

  it('shows its totals by currency and way', async () => {
    const totals = [
      {
        currencyCode: 'EUR',
        rail: 'sepa' as const,
        paymentCount: 1200,
        amount: '60.10',
        fee: '2.00',
      },
      { currencyCode: 'GBP', paymentCount: 1, amount: '17.25', fee: '0' },
    ]
    detail({ find: async () => aBatchRequest({ totals }) })
    const table = within(await screen.findByRole('table', { name: 'By currency and way' }))
    const rows = table.getAllByRole('row').map(row =>
      within(row)
        .queryAllByRole('cell')
        .map(({ lastChild }) => lastChild?.textContent),
    )
    expect(rows).toEqual([[], ['1,200', '€60.10', '€2.00'], ['1', '£17.25', 'No fee']])
    expect(table.getByRole('rowheader', { name: 'SEPA transfer' })).toBeDefined()
    expect(table.getByRole('rowheader', { name: 'Within this bank' })).toBeDefined()
  })

  it('names an account elsewhere by its owner and details', async () => {
    const payee = {
      type: 'account' as const,
      name: 'Lena Vogt',
      countryCode: 'DE',
      currency: 'CHF',
      details: { iban: 'DE14900900900000000017' },
    }
    const row = { rowId: 'a', place: 1, payee, amount: '1.00', fee: '0.25', note: 'Buttons' }
    const marked = { ...row, toAmount: '0.93', hasChangedDetails: true }
    detail({ batchPayments: async () => ({ items: [marked], total: 1 }) })
    expect(await screen.findByText('Lena Vogt')).toBeDefined()
    expect(screen.getByText(/0\.93/)).toBeDefined()
    expect(screen.getByText('Changed bank details')).toBeDefined()
    expect(screen.getByText('CHF · DE14900900900000000017 · Buttons')).toBeDefined()
  })

  it('lists them largest first, or as the approver chooses', async () => {
    const batchPayments = pages()
    const { user } = detail({ batchPayments })
    const choice = await screen.findByLabelText('Order')
    expect(within(choice).getAllByRole('option')).toHaveLength(3)
    await user.selectOptions(choice, 'Changed and new recipients first')
    await waitFor(() => expect(batchPayments).toHaveBeenCalledTimes(2))
    expect(batchPayments.mock.calls.map(([{ order, page }]) => [order, page])).toEqual([
      ['amount', 1],
      ['news', 1],
    ])
  })

  it('loads more of them by pages', async () => {
    const more = {
      rowId: 'last',
      place: 51,
      payee: { type: 'email' as const, email: 'last@sixpence.example' },
      amount: '1.00',
      fee: '0.25',
    }
    const first = Array.from({ length: 50 }, (_, at) => ({
      ...more,
      rowId: `r${at}`,
      place: at + 1,
    }))
    const batchPayments = vi.fn<Bank['batchPayments']>(async ({ page = 1 }) => ({
      items: page === 1 ? first : [more],
      total: 51,
    }))
    const { user } = detail({ batchPayments })
    await user.click(await button('Show more'))
    const list = await screen.findByRole('list', { name: 'Payments' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(51))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it.each(['otp', 'sms', 'approvalCode', 'direct'] as const)(
    'is approved by one code of the approver’s way: %s (APPR-003, APPR-014)',
    async approveType => {
      let request = aBatchRequest()
      const sendCode = vi.fn<Bank['sendCode']>(async () => aRequestCode({ approveType }))
      const approve = vi.fn<Bank['approve']>(async () => {
        request = aBatchRequest({ status: 'approved', refusedCount: 0 })
        return [{ id: request.id, transactionId: undefined, failure: undefined }]
      })
      const { user } = detail({ find: async () => request, sendCode, approve })
      await user.click(await button('Approve'))
      const dialog = within(await screen.findByRole('dialog', { name: 'Approve the batch' }))
      expect(dialog.getByText(/It approves this batch only/)).toBeDefined()
      expect(dialog.getByText('€81.25')).toBeDefined()
      expect(sendCode).toHaveBeenCalledExactlyOnceWith({ batchId: 'batch-1' })
      await user.click(dialog.getByLabelText(/code/))
      await user.paste('123456')
      expect(await screen.findByText('Approved. The money has been sent.')).toBeDefined()
      const word = { approvalTransactionId: 'approval-1', code: '123456' }
      expect(approve).toHaveBeenCalledExactlyOnceWith(word)
    },
  )

  it('moves nothing before the button where no code is wanted (APPR-002)', async () => {
    const approve = vi.fn<Bank['approve']>(async () => [])
    const sendCode = async () => aRequestCode({ approveType: 'none', sentTo: undefined, ways: [] })
    const { user } = detail({ sendCode, approve })
    await user.click(await button('Approve'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(approve).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Approve' }))
    const word = { approvalTransactionId: 'approval-1' }
    await waitFor(() => expect(approve).toHaveBeenCalledExactlyOnceWith(word))
  })

  it('stays, and says why, where none of its payments can be made (APPR-005)', async () => {
    const approve = () => Promise.reject(new SixpenceError('none_payable', 'no'))
    const { user } = detail({ sendCode: async () => aRequestCode(), approve })
    await user.click(await button('Approve'))
    await user.click(await screen.findByLabelText(/code/))
    await user.paste('123456')
    expect(await screen.findByText('The batch hasn’t been approved')).toBeDefined()
    expect(screen.getByText(/None of the payments in this batch can be made/)).toBeDefined()
  })

  it('is declined as a whole, with a reason (APPR-014)', async () => {
    let request = aBatchRequest()
    const decline = vi.fn<Bank['decline']>(async () => {
      request = aBatchRequest({ status: 'declined', reason: 'Twice' })
      return [{ id: request.id, transactionId: undefined, failure: undefined }]
    })
    const { user } = detail({ find: async () => request, decline })
    await user.click(await button('Decline'))
    await screen.findByRole('dialog', { name: 'Decline the batch' })
    await user.type(screen.getByLabelText('Reason'), 'Twice{Enter}')
    expect(await screen.findByText('Declined. No money was sent.')).toBeDefined()
    expect(decline).toHaveBeenCalledExactlyOnceWith({ batchId: 'batch-1', reason: 'Twice' })
  })

  it('is withdrawn by whoever asked, who approves nothing', async () => {
    const withdraw = vi.fn<Bank['withdraw']>(async () => undefined)
    const find = async () => aBatchRequest({ isOwn: true })
    const { user } = detail({ right: 'full', find, withdraw })
    expect(await screen.findByText(/You requested this batch/)).toBeDefined()
    await user.click(await button('Withdraw request'))
    await waitFor(() =>
      expect(withdraw).toHaveBeenCalledExactlyOnceWith({ transactionIds: ['request-of-batch'] }),
    )
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })
})

describe('a batch that was decided', () => {
  const partly = aBatchRequest({ status: 'approved', refusedCount: 2, decidedByName: 'Nadia H.' })

  it('says how many payments were made, and of each other why not (APPR-015)', async () => {
    detail({ find: async () => partly, batchPayments: pages(PAID_PAYMENTS) })
    expect(await screen.findByText(/Payments made: 1 of 3/)).toBeDefined()
    const list = within(await screen.findByRole('list', { name: 'Payments' }))
    expect(list.getAllByText('Not paid')).toHaveLength(2)
    expect(list.getByText('Paid')).toBeDefined()
    expect(list.getByText(/There wasn’t enough money/)).toBeDefined()
    expect(list.getByText(/This email or account can’t be paid in this currency/)).toBeDefined()
  })

  it('says which payments wait, and which were stopped', async () => {
    const find = async () => aBatchRequest({ status: 'approved', refusedCount: 0 })
    const states = (['waiting', 'cancelled'] as const).map((status, at) => ({
      ...PAID_PAYMENTS[0],
      rowId: `r${at}`,
      status,
    })) as typeof PAID_PAYMENTS
    detail({ find, batchPayments: pages(states) })
    expect(await screen.findByText('Waiting')).toBeDefined()
    expect(screen.getByText('Cancelled')).toBeDefined()
    expect(screen.queryByText('Changed and new recipients first')).toBeNull()
  })

  it('is followed while its payments are made', async () => {
    const find = async () => aBatchRequest({ status: 'approved', refusedCount: 0 })
    const { user, onNavigate } = detail({ find, batchStatus: 'executing' })
    expect(await screen.findByText(/We make the payments one after the other/)).toBeDefined()
    await user.click(await button('See the payments'))
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'batchHistory', id: 'batch-1' })
  })

  it('is among what was decided, with how many failed (APPR-020)', async () => {
    inBank(<DecidedRequests />, {
      list: listOf({ ...partly, decidedAt: '2026-11-21T09:00:00.000Z' }),
    })
    const row = await button(/Suppliers, December/)
    expect(row.textContent).toContain('2 payments failed · Approved by Nadia H.')
  })

  it('leads whoever asked to no form of a single payment', async () => {
    const find = async () => aBatchRequest({ status: 'declined', isOwn: true, reason: 'Twice' })
    detail({ right: 'initiate', find })
    expect(await screen.findByText('Declined. No money was sent.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send again with changes' })).toBeNull()
  })
})
