import type { Sixpence } from '@sixpence/core'
import { permissionsOf } from '@sixpence/core/access'
import { SixpenceError } from '@sixpence/core/errors'
import type { InvoiceLinks, LinkedInvoice } from '@sixpence/core/invoices'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SixpenceProvider, type Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank, EVERYDAY } from '../../testing/a-bank.ts'
import { anInvoice, anInvoices } from '../../testing/invoices/an-invoice.ts'
import { aSession, aStart } from '../../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../../testing/a-users.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { InvoicePage, PayByLink } from '../index.ts'

type Room = Sixpence['invoices']

const SECRET = 's'.repeat(43)
const LINKED: LinkedInvoice = { ...anInvoice(), canBlockSender: true }

function renderPage(change: Partial<Room> = {}, isSignedIn = true, onPay?: () => Promise<void>) {
  const invoices = anInvoices({ getByLink: async () => LINKED, ...change })
  const session = isSignedIn ? aSession() : aSession({ status: 'signed_out', because: 'never' })
  const { sixpence } = aBank({ invoices, session })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(
    <BankStore>
      <InvoicePage invoiceSecret={SECRET} onPay={onPay} />
    </BankStore>,
    { sixpence, onNavigate },
  )
  return { onNavigate, user: userEvent.setup() }
}

const unasked = () => Promise.reject(new TypeError('Nobody asks for it here.'))

const linksThat = (getByLink: InvoiceLinks['getByLink']): InvoiceLinks => ({
  getByLink,
  pdfByLink: unasked,
  blockSenderByLink: unasked,
})

describe('the page of a link', () => {
  it('shows the invoice without an account, and leads to the sign-in (INV-001)', async () => {
    const getByLink = vi.fn<Room['getByLink']>(async () => LINKED)
    const { user, onNavigate } = renderPage({ getByLink }, false)
    expect(await screen.findByText('Invoice from Munteanu Books SRL')).toBeDefined()
    expect(getByLink.mock.calls[0]?.[0]).toEqual({ invoiceSecret: SECRET })
    expect(screen.getByRole('link', { name: /Open an account/ })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Sign in to pay' }))
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'signIn', returnsHere: true })
  })

  it('takes it over for whoever is signed in, and leads to where it is paid (INV-015)', async () => {
    const openLink = vi.fn<Room['openLink']>(async () => anInvoice({ party: 'bearer' }))
    const { user, onNavigate } = renderPage({ openLink })
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }))
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'invoices', id: 'invoice-1' }),
    )
    expect(openLink).toHaveBeenCalledExactlyOnceWith({ invoiceSecret: SECRET })
  })

  it.each([
    ['paid', /has been paid/],
    ['rejected', /was declined/],
    ['pendingApproval', /waiting for approval/],
  ] as const)('offers no payment of one that is %s (INV-005)', async (statusId, text) => {
    renderPage({ getByLink: async () => ({ ...LINKED, statusId }) })
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull()
  })

  it('says that a link leads nowhere, whether it is wrong or has ended', async () => {
    renderPage({ getByLink: () => Promise.reject(new SixpenceError('not_found', 'no')) })
    expect(await screen.findByText('This link leads nowhere')).toBeDefined()
  })

  it('asks again for what could not be loaded', async () => {
    const getByLink = vi
      .fn<Room['getByLink']>(async () => LINKED)
      .mockRejectedValueOnce(new SixpenceError('offline', 'no'))
    const { user } = renderPage({ getByLink })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Invoice from Munteanu Books SRL')).toBeDefined()
  })

  it('hands out the PDF to whoever holds the link (INV-012)', async () => {
    const pdfByLink = vi.fn<Room['pdfByLink']>(() =>
      Promise.reject(new SixpenceError('not_found', 'ended')),
    )
    const { user } = renderPage({ pdfByLink }, false)
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    expect(pdfByLink).toHaveBeenCalledExactlyOnceWith({ invoiceSecret: SECRET })
    expect(await screen.findByText(/couldn’t find that/)).toBeDefined()
  })

  it('lets whom it was mailed to say that they do not know the sender', async () => {
    const blockSenderByLink = vi.fn<Room['blockSenderByLink']>(async () => undefined)
    const { user } = renderPage({ blockSenderByLink }, false)
    await user.click(await screen.findByRole('button', { name: 'I don’t know this sender' }))
    const asks = within(await screen.findByRole('dialog'))
    await user.click(asks.getByRole('button', { name: 'I don’t know them' }))
    expect(await screen.findByText(/won’t email you invoices from this sender/)).toBeDefined()
  })

  it.each([
    ['awaitingPayment', /Don’t pay/],
    ['paid', /more, and we look into it. Don’t call/],
  ] as const)('warns them of what they can still do when it is %s', async (statusId, text) => {
    const { user } = renderPage({ getByLink: async () => ({ ...LINKED, statusId }) }, false)
    await user.click(await screen.findByRole('button', { name: 'I don’t know this sender' }))
    expect(within(await screen.findByRole('dialog')).getByText(text)).toBeDefined()
  })

  it('is read anew once it was paid elsewhere, e.g. in a window (INV-015)', async () => {
    const getByLink = vi
      .fn<Room['getByLink']>(async () => ({ ...LINKED, statusId: 'paid' }))
      .mockResolvedValueOnce(LINKED)
    const onPay = vi.fn<() => Promise<void>>(async () => undefined)
    const { user, onNavigate } = renderPage({ getByLink }, false, onPay)
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }))
    expect(await screen.findByText(/has been paid/)).toBeDefined()
    expect([onPay.mock.calls.length, onNavigate.mock.calls.length]).toEqual([1, 0])
  })

  it('opens no second window while one is open', async () => {
    const onPay = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
    const { user } = renderPage({}, false, onPay)
    const pay = await screen.findByRole('button', { name: 'Continue to payment' })
    await user.click(pay)
    await user.click(pay)
    expect(onPay).toHaveBeenCalledOnce()
  })

  it('needs neither a bank nor a session where it is handed links (INV-001)', async () => {
    const getByLink = vi.fn<Room['getByLink']>(async () => LINKED)
    const links = linksThat(getByLink)
    const onNavigate = vi.fn<(destination: Destination) => void>()
    render(
      <SixpenceProvider onNavigate={onNavigate}>
        <InvoicePage invoiceSecret={SECRET} links={links} />
      </SixpenceProvider>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in to pay' }))
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'signIn', returnsHere: true })
    expect(getByLink).toHaveBeenCalledOnce()
  })

  it('shows the invoice of another link as soon as it is handed that', async () => {
    const other = 'o'.repeat(43)
    const named = (name: string): LinkedInvoice => ({ ...LINKED, payeeName: name })
    const answers = new Map([[SECRET, Promise.resolve(named('First SRL'))]])
    const getByLink: Room['getByLink'] = ({ invoiceSecret }) =>
      answers.get(invoiceSecret) ?? new Promise(() => undefined)
    const links = linksThat(getByLink)
    const pageOf = (secret: string) => (
      <SixpenceProvider>
        <InvoicePage invoiceSecret={secret} links={links} />
      </SixpenceProvider>
    )
    const { rerender } = render(pageOf(SECRET))
    await screen.findByText('Invoice from First SRL')
    rerender(pageOf(other))
    expect(screen.queryByText('Invoice from First SRL')).toBeNull()
  })

  it('offers that to nobody who came by a copied link', async () => {
    renderPage({ getByLink: async () => ({ ...LINKED, canBlockSender: false }) }, false)
    await screen.findByText('Invoice from Munteanu Books SRL')
    expect(screen.queryByRole('button', { name: 'I don’t know this sender' })).toBeNull()
  })
})

describe('PayByLink', () => {
  const renderLink = (accessRights: 'read' | 'full', sendUserToUser = true) => {
    const permissions = permissionsOf({ sendUserToUser })
    const openLink = async () => anInvoice({ party: 'bearer' })
    const invoices = anInvoices({ openLink, get: async () => anInvoice({ party: 'bearer' }) })
    const start = aStart({ accessInfo: { ...ACCESS_INFO, accessRights, permissions } })
    const { sixpence } = aBank({ invoices, start, accounts: { list: async () => [EVERYDAY] } })
    renderInBank(
      <BankStore>
        <PayByLink invoiceSecret={SECRET} />
      </BankStore>,
      { sixpence },
    )
  }

  it('lets pay whoever may', async () => {
    renderLink('full')
    expect(await screen.findByRole('button', { name: /^Pay €/ })).toBeDefined()
    expect(screen.queryByText(/doesn’t include paying invoices/)).toBeNull()
  })

  it.each([
    ['may only read', 'read', true],
    ['may not pay invoices', 'full', false],
  ] as const)('tells a user who %s that they can’t pay it', async (_, right, flag) => {
    renderLink(right, flag)
    expect(await screen.findByText(/doesn’t include paying invoices/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })
})
