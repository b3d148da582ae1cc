import { expect, it } from 'vitest'
import { readInvoiceSearch } from './invoice-search.ts'

it.each([
  [{}, {}],
  [
    { list: 'sent', status: 'unpaid', id: 'i-1' },
    { list: 'sent', status: 'unpaid', id: 'i-1' },
  ],
  [
    { list: 'received', status: 'awaitingPayment' },
    { list: 'received', status: 'awaitingPayment' },
  ],
  [{ list: 'spam', status: 'toString', id: '' }, {}],
  [{ list: 1, status: ['paid'], id: 7 }, {}],
])('reads %o of an address as %o (ROUTE-050)', (said, search) => {
  expect(readInvoiceSearch(said)).toEqual(search)
})
