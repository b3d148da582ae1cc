import { expect, it } from 'vitest'
import { isWithin, PLACES } from './places.ts'

it.each([
  ['/home', 'home'],
  ['/cards/0012', 'cards'],
  ['/merchant/overview', 'merchant'],
  ['/merchant/internal/webhook_log', 'merchant'],
  ['/approvals/r-1', 'approvals'],
  ['/transfer/approved', 'approvals'],
  ['/transfer/accounting', undefined],
])('counts %s to the place %s', (pathname, entry) => {
  expect(PLACES.find(place => isWithin(place, pathname))?.entry).toBe(entry)
})
