import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { anInvoice, anInvoices } from '../../testing/invoices/an-invoice.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { InvoiceForm, Invoices } from '../index.ts'
import { proposedDueDay } from './invoice-draft.ts'
import { utcToday } from '../../payments/index.ts'

type Room = Sixpence['invoices']

function renderForm(change: Partial<Room> = {}, form = <InvoiceForm />) {
  const { sixpence } = aBank({ invoices: anInvoices(change) })
  renderInBank(<BankStore>{form}</BankStore>, { sixpence })
  return userEvent.setup()
}

const field = (name: string) => screen.findByLabelText(name)

async function expectFocus(name: string) {
  const focused = await field(name)
  await waitFor(() => expect(document.activeElement).toBe(focused))
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await field('Payer’s email'), 'ben@sixpence.example')
  await user.type(await field('Amount'), '40')
  await user.type(await field('Message (optional)'), 'For the boat')
}

describe('InvoiceForm', () => {
  it('shows the invoice as its payer will see it before it is sent, once (INV-009, ROUTE-094)', async () => {
    const sent = anInvoice({ party: 'payee', payerEmail: 'ben@sixpence.example' })
    const create = vi.fn<Room['create']>(async () => sent)
    const user = renderForm({ create })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    const sheet = within(await screen.findByRole('region', { name: /^Invoice from/ }))
    expect(sheet.getByRole('figure', { name: 'Written by Ada Lindholm' })).toBeDefined()
    expect(create).not.toHaveBeenCalled()
    await user.dblClick(screen.getByRole('button', { name: 'Send invoice' }))
    expect(await screen.findByText('We’ve emailed it to ben@sixpence.example.')).toBeDefined()
    expect(create.mock.calls.map(([invoice]) => invoice)).toEqual([
      {
        toEmail: 'ben@sixpence.example',
        amount: '40.00',
        currency: 'EUR',
        dueDate: proposedDueDay(utcToday()),
        noteBody: 'For the boat',
      },
    ])
  })

  it('makes a link to what was sent, where a page takes it (INV-009)', async () => {
    const sent = anInvoice({ party: 'payee', payerEmail: 'ben@sixpence.example' })
    const createLink = vi.fn<Room['createLink']>(async () => ({ invoiceSecret: 's3cret' }))
    const room = { create: async () => sent, get: async () => sent, createLink }
    const linkOf = (secret: string) => `https://bank.example/invoice/${secret}`
    const user = renderForm(room, <InvoiceForm linkOf={linkOf} />)
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }))
    await user.click(await screen.findByRole('button', { name: 'Make a link' }))
    expect(await field('Link to the invoice')).toHaveProperty(
      'value',
      'https://bank.example/invoice/s3cret',
    )
  })

  it('says what is wrong at each field once asked to go on, and leads to the first', async () => {
    const user = renderForm()
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    expect(await screen.findByText('Enter the payer’s email.')).toBeDefined()
    await expectFocus('Payer’s email')
    await user.type(await field('Payer’s email'), 'ada@sixpence.example')
    expect(await screen.findByText(/This is your own email/)).toBeDefined()
  })

  it('says that it failed, and keeps what was typed for another try (INV-014)', async () => {
    const create = vi
      .fn<Room['create']>(async () => anInvoice({ party: 'payee' }))
      .mockRejectedValueOnce(new SixpenceError('server_unavailable', 'down'))
    const user = renderForm({ create })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }))
    expect(await screen.findByText('Failed to generate invoice. Please, try again.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    expect(await field('Amount')).toHaveProperty('value', '40')
    expect(await field('Message (optional)')).toHaveProperty('value', 'For the boat')
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }))
    expect(await screen.findByText('Invoice sent')).toBeDefined()
    // The bank may have created the first one although the answer was lost, so both requests use
    // one key.
    const keys = create.mock.calls.map(([, options]) => options?.key)
    expect(keys[0]).toBeDefined()
    expect(new Set(keys).size).toBe(1)
  })

  it.each([
    ['toEmail', 'Payer’s email', 's', /can’t send an invoice to this email/],
    ['amount', 'Amount', '1', /can’t make an invoice for this amount/],
  ])('leads back to what the bank refuses, and says so there: %s (INV-009)', async (...row) => {
    const [at, name, more, text] = row
    const fields = [{ field: at, message: 'no' }]
    const create = vi
      .fn<Room['create']>(async () => anInvoice({ party: 'payee' }))
      .mockRejectedValueOnce(new SixpenceError('invalid_input', 'no', { fields }))
    const user = renderForm({ create })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }))
    expect(await screen.findByText(text)).toBeDefined()
    await expectFocus(name)
    await user.type(await field(name), more)
    expect(screen.queryByText(text)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }))
    expect(await screen.findByText('Invoice sent')).toBeDefined()
  })

  it('says that there were too many for one day (INV-009)', async () => {
    const user = renderForm({ create: () => Promise.reject(new SixpenceError('too_soon', 'no')) })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }))
    expect(await screen.findByText(/to new people as you can today/)).toBeDefined()
  })

  it('still has what was typed when the popup was closed and is opened again', async () => {
    const user = renderForm({}, <Invoices />)
    await user.click(await screen.findByRole('button', { name: 'Request money' }))
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Request money' }))
    expect(await field('Amount')).toHaveProperty('value', '40')
  })
})
