import type { Sixpence } from '@sixpence/core'
import { permissionsOf } from '@sixpence/core/access'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from '../testing/a-bank.ts'
import { anInvoice, anInvoices } from '../testing/invoices/an-invoice.ts'
import { aStart } from '../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../testing/a-users.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { Invoices, type InvoicesProps } from './index.ts'

type Room = Sixpence['invoices']

function renderInvoices(
  change: Partial<Room> = {},
  props: InvoicesProps = {},
  flags?: Parameters<typeof permissionsOf>[0],
) {
  const invoices = anInvoices(change)
  const access = flags && { ...ACCESS_INFO, permissions: permissionsOf(flags) }
  const bank = aBank({
    invoices,
    ...(access && { start: aStart({ accessInfo: access }) }),
  })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(
    <BankStore>
      <Invoices {...props} />
    </BankStore>,
    { sixpence: bank.sixpence, onNavigate },
  )
  return { ...bank, ...invoices, onNavigate, user: userEvent.setup() }
}

const openFirst = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Invoice' }))
}

describe('Invoices', () => {
  it('lists what was received, 20 at a time (INV-006, INV-013, CONST-011)', async () => {
    const { listReceived, listSent } = renderInvoices()
    const table = within(await screen.findByRole('table', { name: 'Received' }))
    expect(table.getByRole('rowheader', { name: 'Munteanu Books SRL' })).toBeDefined()
    expect(table.getByText('Awaiting payment')).toBeDefined()
    expect(table.getByText('€40.25')).toBeDefined()
    expect(vi.mocked(listReceived).mock.calls[0]?.[0]).toEqual({ pageNumber: 1, pageSize: 20 })
    expect(listSent).not.toHaveBeenCalled()
  })

  it('lists what was sent under its own tab (INV-007, ROUTE-050)', async () => {
    const onSearchChange = vi.fn<NonNullable<InvoicesProps['onSearchChange']>>()
    const { user } = renderInvoices({}, { onSearchChange })
    await user.click(await screen.findByRole('tab', { name: 'Sent' }))
    const table = within(await screen.findByRole('table', { name: 'Sent' }))
    expect(table.getByRole('rowheader', { name: 'Ben O.' })).toBeDefined()
    // The requested amount, without the payer's fee.
    expect(table.getByText('€40.00')).toBeDefined()
    expect(onSearchChange).toHaveBeenCalledExactlyOnceWith({ list: 'sent' })
  })

  it('says what is open of each list', async () => {
    const { user } = renderInvoices()
    expect(await screen.findByText('3 open, €120.75 due')).toBeDefined()
    expect(screen.getByText('1 overdue')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Sent' }))
    expect(await screen.findByText('1 open, €40.00 due')).toBeDefined()
  })

  it('has 25 on a page where it is embedded (CONST-012)', async () => {
    const { listReceived } = renderInvoices({}, { pageSize: 25 })
    await waitFor(() =>
      expect(vi.mocked(listReceived).mock.calls[0]?.[0]).toEqual({ pageNumber: 1, pageSize: 25 }),
    )
  })

  it('is narrowed down by status, by its id for the bank (ROUTE-050)', async () => {
    const listReceived = vi.fn<Room['listReceived']>(async filter =>
      filter?.statusId === 'paid' ? { items: [], total: 0 } : { items: [anInvoice()], total: 1 },
    )
    const { user } = renderInvoices({ listReceived })
    const status = await screen.findByRole('combobox', { name: 'Status' })
    await user.selectOptions(status, 'paid')
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    expect(await screen.findByRole('table', { name: 'Received' })).toBeDefined()
    expect(vi.mocked(listReceived).mock.calls.map(([filter]) => filter?.statusId)).toContain('paid')
  })

  it('says that there are none, and why none could be had', async () => {
    const listReceived = vi
      .fn<Room['listReceived']>(async () => ({ items: [], total: 0 }))
      .mockRejectedValueOnce(new SixpenceError('server_unavailable', 'down'))
    const { user } = renderInvoices({ listReceived })
    expect(await screen.findByText('We couldn’t load your invoices')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No invoices yet')).toBeDefined()
  })

  it('offers to request money only with the flag (GAP-31, ACCESS-017)', async () => {
    renderInvoices({}, {}, { sendUserToUser: true })
    await screen.findByRole('table', { name: 'Received' })
    expect(screen.queryByRole('button', { name: 'Request money' })).toBeNull()
  })
})

describe('an invoice that is open', () => {
  it('shows who asks, amount, fee, total and due date (INV-002, INV-008, ROUTE-096)', async () => {
    const { user, get } = renderInvoices()
    const view = await openFirst(user, 'Munteanu Books SRL')
    expect(await view.findByText('Invoice from Munteanu Books SRL')).toBeDefined()
    const value = (term: string) => view.getByText(term).nextElementSibling?.textContent
    expect(value('From')).toBe('ion@sixpence.example')
    expect(value('Amount')).toBe('€40.00')
    expect(value('Fee')).toBe('€0.25')
    expect(value('Total')).toBe('€40.25')
    expect(value('Due')).toBe('Dec 10, 2026')
    expect(vi.mocked(get).mock.calls[0]?.[0]).toEqual({ invoiceId: 'invoice-1' })
  })

  it('shows the note as plain text in which nothing is a link, as the sender’s (INV-002)', async () => {
    const noteBody = 'Call https://evil.example <b>+1 555 0100</b>\nat once'
    const { user } = renderInvoices({ get: async () => anInvoice({ noteBody }) })
    const view = await openFirst(user, 'Munteanu Books SRL')
    const note = within(await view.findByRole('figure', { name: 'Written by Munteanu Books SRL' }))
    expect(note.getByText(/evil/).textContent).toBe(noteBody)
    expect(note.queryByRole('link')).toBeNull()
    expect(note.getByText(/These are their words, not ours/)).toBeDefined()
  })

  it('is paid from an account in its currency, as the bank has it on record (INV-015, ROUTE-095)', async () => {
    const { user, payments, onNavigate } = renderInvoices()
    const view = await openFirst(user, 'Munteanu Books SRL')
    await user.click(await view.findByRole('button', { name: 'Pay' }))
    const pay = within(await screen.findByRole('dialog', { name: 'Pay the invoice' }))
    await user.dblClick(await pay.findByRole('button', { name: 'Pay €40.25' }))
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith({ to: 'payment', kind: 'invoice', id: 'payment-1' }),
    )
    expect(payments.review).toHaveBeenCalledExactlyOnceWith({
      kind: 'invoice',
      order: {
        invoiceId: 'invoice-1',
        fromAccount: EVERYDAY.accountId,
        expectedTotal: '40.25',
        expectedCurrencyCode: 'EUR',
      },
      shown: anInvoice(),
    })
  })

  it('says how to get an account in its currency where there is none (ROUTE-095)', async () => {
    const { user } = renderInvoices({ get: async () => anInvoice({ currencyCode: 'GBP' }) })
    const view = await openFirst(user, 'Munteanu Books SRL')
    await user.click(await view.findByRole('button', { name: 'Pay' }))
    const pay = within(await screen.findByRole('dialog', { name: 'Pay the invoice' }))
    expect(await pay.findByText('You need a GBP account')).toBeDefined()
    expect(pay.queryByRole('button', { name: /^Pay £/ })).toBeNull()
  })

  it('is rejected with a note, and the list is fresh afterwards (INV-004, INV-010, ROUTE-097)', async () => {
    const onDone = vi.fn<NonNullable<InvoicesProps['onDone']>>()
    const { user, reject, listReceived } = renderInvoices({}, { onDone })
    const view = await openFirst(user, 'Munteanu Books SRL')
    const asked = vi.mocked(listReceived).mock.calls.length
    await user.click(await view.findByRole('button', { name: 'Decline' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Decline this invoice?' }))
    await user.type(popup.getByRole('textbox', { name: 'Message to the sender' }), ' Not mine ')
    await user.click(popup.getByRole('button', { name: 'Decline invoice' }))
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith({ type: 'invoices.rejected', invoiceId: 'invoice-1' }),
    )
    expect(vi.mocked(reject).mock.calls[0]?.[0]).toEqual({
      invoiceId: 'invoice-1',
      note: 'Not mine',
    })
    await waitFor(() => expect(vi.mocked(listReceived).mock.calls.length).toBeGreaterThan(asked))
  })

  it.each([
    ['invoicePaid', /already paid/],
    ['invoicePending', /waiting for approval/],
  ])('says on rejecting that somebody was faster: %s (INV-003, INV-004)', async (field, text) => {
    const fields = [{ field, message: 'no' }]
    const reject: Room['reject'] = () =>
      Promise.reject(new SixpenceError('invalid_input', 'no', { fields }))
    const { user } = renderInvoices({ reject })
    const view = await openFirst(user, 'Munteanu Books SRL')
    await user.click(await view.findByRole('button', { name: 'Decline' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Decline this invoice?' }))
    await user.click(popup.getByRole('button', { name: 'Decline invoice' }))
    expect(await popup.findByText(text)).toBeDefined()
  })

  it.each([
    ['invoicePaid', /already paid/],
    ['invoiceRejected', /has been declined/],
  ])('says on paying that somebody was faster: %s (INV-003, INV-015)', async (field, text) => {
    const { user, payments } = renderInvoices()
    const fields = [{ field, message: 'no' }]
    vi.mocked(payments.review).mockRejectedValue(
      new SixpenceError('invalid_input', 'no', { fields }),
    )
    const view = await openFirst(user, 'Munteanu Books SRL')
    await user.click(await view.findByRole('button', { name: 'Pay' }))
    const pay = within(await screen.findByRole('dialog', { name: 'Pay the invoice' }))
    await user.click(await pay.findByRole('button', { name: 'Pay €40.25' }))
    expect(await pay.findByText(text)).toBeDefined()
  })

  it.each([
    { isSystem: true },
    { isFunding: true },
    { party: 'bearer' },
    { statusId: 'pendingApproval' },
    { statusId: 'paid' },
    { statusId: 'rejected' },
    { party: 'payee' },
  ] as const)('is not to be rejected where it is %o (INV-005, ROUTE-097)', async change => {
    const { user } = renderInvoices({ get: async () => anInvoice(change) })
    const view = await openFirst(user, 'Munteanu Books SRL')
    await view.findByText('Due')
    expect(view.queryByRole('button', { name: 'Decline' })).toBeNull()
  })

  it('stands as waiting for approval for all, and is not paid again (INV-003, INV-005)', async () => {
    const { user } = renderInvoices({ get: async () => anInvoice({ statusId: 'pendingApproval' }) })
    const view = await openFirst(user, 'Munteanu Books SRL')
    expect(await view.findByText(/waiting for approval/)).toBeDefined()
    expect(view.queryByRole('button', { name: 'Pay' })).toBeNull()
  })

  it('makes a link to copy, and ends all of them once asked (ROUTE-096)', async () => {
    const createLink = vi.fn<Room['createLink']>(async () => ({ invoiceSecret: 's'.repeat(43) }))
    const mine = anInvoice({ party: 'payee', liveLinks: 2 })
    const endLinks = vi.fn<Room['endLinks']>(async () => ({ ...mine, liveLinks: 0 }))
    const { user } = renderInvoices(
      { get: async () => mine, createLink, endLinks },
      { linkOf: secret => `https://bank.example/invoice/${secret}` },
    )
    const view = await openFirst(user, 'Munteanu Books SRL')
    await user.click(await view.findByRole('button', { name: 'Make a link' }))
    const link = await view.findByRole('textbox', { name: 'Link to the invoice' })
    expect(link).toHaveProperty('value', `https://bank.example/invoice/${'s'.repeat(43)}`)
    await user.click(view.getByRole('button', { name: 'Copy: Link to the invoice' }))
    expect(await view.findByText('Copied')).toBeDefined()
    await user.click(view.getByRole('button', { name: 'End all links' }))
    const asks = within(
      await screen.findByRole('dialog', { name: 'End all links to this invoice?' }),
    )
    await user.click(asks.getByRole('button', { name: 'End all' }))
    await waitFor(() => expect(endLinks).toHaveBeenCalledOnce())
    await waitFor(() => expect(view.queryByRole('textbox')).toBeNull())
  })

  it('says that its sender is not known, once asked (INV-001)', async () => {
    const blockSender = vi.fn<Room['blockSender']>(async () => anInvoice({ isSenderBlocked: true }))
    const { user } = renderInvoices({ blockSender })
    const view = await openFirst(user, 'Munteanu Books SRL')
    await user.click(await view.findByRole('button', { name: 'I don’t know this sender' }))
    const asks = within(await screen.findByRole('dialog', { name: 'You don’t know this sender?' }))
    await user.click(asks.getByRole('button', { name: 'I don’t know them' }))
    await waitFor(() => expect(blockSender.mock.calls[0]?.[0]).toEqual({ invoiceId: 'invoice-1' }))
  })
})
