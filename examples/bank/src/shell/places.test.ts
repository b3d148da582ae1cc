import { expect, it } from 'vitest'
import { placeOf, PLACES } from './places.ts'

it.each([
  ['/home', 'home'],
  ['/cards/0012', 'cards'],
  ['/merchant/overview', 'merchant'],
  ['/merchant/internal/webhook_log', 'merchant'],
  ['/approvals/r-1', 'approvals'],
  ['/transfer/approved', 'approvals'],
  ['/transfer/accounting', undefined],
])('counts %s to the place %s', (pathname, entry) => {
  expect(placeOf(pathname, PLACES)?.entry).toBe(entry)
})

it('counts invoices to what a business is paid by, and to themselves where nothing else is', () => {
  const personal = PLACES.filter(({ entry }) => entry !== 'merchant')
  expect(placeOf('/transfer/invoices', PLACES)?.entry).toBe('merchant')
  expect(placeOf('/transfer/invoices', personal)?.entry).toBe('invoices')
})
