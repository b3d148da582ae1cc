import { SixpenceError } from '@sixpence/core/errors'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BankClient } from '../client/open-bank.ts'
import { keepLinkToPay, takeLinkToPay } from '../session/link-to-pay.ts'
import { payLinkedInvoice } from './pay-linked-invoice.ts'

const openLink = vi.fn<(link: { invoiceSecret: string }) => Promise<{ id: string }>>()

vi.mock('../client/open-bank.ts', () => ({ openBank: async () => ({ invoices: { openLink } }) }))

const visit = (status: 'signed_in' | 'signed_out') => {
  const bank = { session: { session: { restore: async () => ({ status }) } } }
  // Only the parts that the function uses.
  return payLinkedInvoice(bank as unknown as BankClient, 'secret')
}

beforeEach(() => {
  takeLinkToPay('secret')
  openLink.mockReset().mockResolvedValue({ id: 'i-1' })
})

it('leads who has pressed to pay to where it is paid, once', async () => {
  keepLinkToPay('secret')
  await expect(visit('signed_in')).rejects.toMatchObject({
    options: { to: '/transfer/invoices', search: { id: 'i-1' } },
  })
  await visit('signed_in')
  expect(openLink).toHaveBeenCalledExactlyOnceWith({ invoiceSecret: 'secret' })
})

it('opens nothing for who has only followed the link (INV-001)', async () => {
  await visit('signed_in')
  keepLinkToPay('secret')
  await visit('signed_out')
  expect(openLink).not.toHaveBeenCalled()
})

it('shows the page of the link where the bank refuses', async () => {
  keepLinkToPay('secret')
  openLink.mockRejectedValue(new SixpenceError('not_found', 'ended'))
  await expect(visit('signed_in')).resolves.toBeUndefined()
})
