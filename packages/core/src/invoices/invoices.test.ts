import { expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { recordedCall } from '../../tests/recorded-call.ts'
import { SixpenceError } from '../errors/index.ts'
import { invoices } from './index.ts'

const SECRET = 's'.repeat(43)

it('lists 20 on a page unless asked otherwise (INV-006, INV-007, INV-013, CONST-011)', async () => {
  const { call, calls } = recordedCall({ items: [], total: 0 })
  const client = opened(invoices, { call })
  await client.listReceived()
  await client.listSent({ statusId: 'paid', pageNumber: 2, pageSize: 25 })
  expect(calls).toEqual([
    { name: 'invoiceReceivedList', input: { pageNumber: 1, pageSize: 20 } },
    { name: 'invoiceSentList', input: { statusId: 'paid', pageNumber: 2, pageSize: 25 } },
  ])
})

it('asks what is open of both lists at once', async () => {
  const answer = {
    received: [],
    sent: [{ currencyCode: 'EUR', count: 3, amount: '120.00', overdue: 1 }],
  }
  const { call, calls } = recordedCall(answer)
  expect(await opened(invoices, { call }).openTotals()).toEqual(answer)
  expect(calls).toEqual([{ name: 'invoiceOpenTotalsGet', input: {} }])
})

it('makes a key for each invoice that is sent', () => {
  const client = opened(invoices, {
    platform: { randomBytes: length => crypto.getRandomValues(new Uint8Array(length)) },
  })
  expect(client.newKey()).not.toBe(client.newKey())
})

it('fetches the PDF of a link without a token (INV-012)', async () => {
  const { call } = recordedCall({ invoice: { urlPdf: '/public-api/invoice-files/t1' } })
  const asked: unknown[] = []
  const client = opened(invoices, {
    call,
    fetchDocument: async request => {
      asked.push(request)
      return { fileName: 'invoice.pdf', mediaType: 'application/pdf', bytes: new Uint8Array() }
    },
  })
  await client.pdfByLink({ invoiceSecret: SECRET })
  expect(asked).toEqual([
    {
      path: '/public-api/invoice-files/t1',
      body: {},
      mediaType: 'application/pdf',
      isPublic: true,
    },
  ])
})

it('says of a link that leads nowhere, or is misspelt, that there is none', async () => {
  for (const code of ['no_access', 'invalid_input'] as const) {
    const client = opened(invoices, { call: () => Promise.reject(new SixpenceError(code, 'no')) })
    await expect(client.getByLink({ invoiceSecret: SECRET })).rejects.toMatchObject({
      code: 'not_found',
    })
  }
})
