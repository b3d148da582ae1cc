import type { InvoiceLinks, LinkedInvoice } from '@sixpence/core/invoices'
import { expect, it, vi } from 'vitest'
import { askAhead } from './ask-ahead.ts'

const invoiceSecret = 's'.repeat(43)

function linksThat(getByLink: InvoiceLinks['getByLink']): InvoiceLinks {
  const unasked = () => Promise.reject(new TypeError('Nobody asks for it here.'))
  return { getByLink, pdfByLink: unasked, blockSenderByLink: unasked }
}

it('asks before anybody does, and anew whenever it is asked again', async () => {
  // Only the field that this test needs.
  const invoice = { payeeName: 'Ada' } as LinkedInvoice
  const getByLink = vi.fn<InvoiceLinks['getByLink']>(async () => invoice)
  const links = askAhead(linksThat(getByLink), invoiceSecret)
  expect(getByLink).toHaveBeenCalledExactlyOnceWith({ invoiceSecret })
  expect(await links.getByLink({ invoiceSecret })).toBe(invoice)
  expect(getByLink).toHaveBeenCalledOnce()
  await links.getByLink({ invoiceSecret })
  expect(getByLink).toHaveBeenCalledTimes(2)
})

it('tells of a refusal whoever asks for the answer, and asks anew afterwards', async () => {
  const getByLink = vi.fn<InvoiceLinks['getByLink']>(() => Promise.reject(new Error('offline')))
  const links = askAhead(linksThat(getByLink), invoiceSecret)
  await new Promise(done => setTimeout(done))
  await expect(links.getByLink({ invoiceSecret })).rejects.toThrow('offline')
  await expect(links.getByLink({ invoiceSecret })).rejects.toThrow('offline')
  expect(getByLink).toHaveBeenCalledTimes(2)
})
