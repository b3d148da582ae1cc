import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { recordedCall } from '../../tests/recorded-call.ts'
import { SixpenceError } from '../errors/index.ts'
import { invoices } from './index.ts'

const invoiceId = 'i-1'

describe('invoices', () => {
  it('list 20 a page from the first unless asked otherwise (INV-006, INV-007, INV-013)', async () => {
    const { call, calls } = recordedCall({ items: [], total: 0 })
    const client = opened(invoices, { call })
    expect(await client.listReceived()).toEqual({ items: [], total: 0 })
    await client.listSent({ statusId: 'unpaid', pageNumber: 2, pageSize: 25 })
    expect(calls).toEqual([
      { name: 'invoiceReceivedList', input: { pageNumber: 1, pageSize: 20 } },
      { name: 'invoiceSentList', input: { statusId: 'unpaid', pageNumber: 2, pageSize: 25 } },
    ])
  })

  it('are created and rejected by the fields of the call (INV-009, INV-010, CON-16)', async () => {
    const { call, calls } = recordedCall({ invoice: { id: invoiceId } })
    const client = opened(invoices, { call })
    const asked = {
      toEmail: 'ada@sixpence.example',
      amount: '40.00',
      currency: 'EUR',
      dueDate: '2026-12-05',
    }
    expect(await client.create(asked, { key: 'a-key' })).toEqual({ id: invoiceId })
    await client.reject({ invoiceId, note: 'Not mine' })
    expect(calls).toEqual([
      { name: 'invoiceCreate', input: asked },
      { name: 'invoiceReject', input: { invoiceId, note: 'Not mine' } },
    ])
  })

  it('ask for the address of a PDF each time, and fetch it for whom it was asked (INV-012)', async () => {
    const { call } = recordedCall({ invoice: { urlPdf: '/invoice-files/t1' } })
    const subject = () => ({ key: 'u 7', userId: 'u', actsFor: '7' })
    const fetched: unknown[] = []
    const client = opened(invoices, {
      call,
      subject,
      fetchDocument: async request => {
        fetched.push(request)
        return { fileName: 'invoice.pdf', mediaType: 'application/pdf', bytes: new Uint8Array() }
      },
    })
    await client.pdf({ invoiceId })
    expect(fetched).toEqual([
      {
        path: '/invoice-files/t1',
        body: {},
        mediaType: 'application/pdf',
        subject: subject(),
      },
    ])
  })

  it('have no PDF where the bank names none', async () => {
    const { call } = recordedCall({ invoice: {} })
    const client = opened(invoices, { call, subject: () => undefined })
    await expect(client.pdf({ invoiceId })).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each(['no_access', 'invalid_input'] as const)('say %s of a link as not found', async code => {
    const refused = async () => {
      throw new SixpenceError(code, 'No.')
    }
    const client = opened(invoices, { call: refused })
    const invoiceSecret = 'q'.repeat(43)
    await expect(client.getByLink({ invoiceSecret })).rejects.toMatchObject({ code: 'not_found' })
    await expect(client.openLink({ invoiceSecret })).rejects.toMatchObject({ code: 'not_found' })
  })
})
