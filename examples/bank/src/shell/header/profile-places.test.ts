import { expect, it } from 'vitest'
import { profilePlaces } from './profile-places.ts'

const WHO = {
  right: 'read',
  granted: {},
  hasAccesses: false,
  isStaff: false,
  isBusiness: false,
} as const

it.each([
  ['of a person', {}, ['/transfer/invoices', '/profile', '/setting']],
  ['of a person whose rights aren’t known', { right: 'none' }, ['/profile', '/setting']],
  [
    'of a business',
    { isBusiness: true },
    ['/merchant', '/transfer/invoices', '/profile', '/setting'],
  ],
  [
    'of a user of several businesses',
    { isBusiness: true, hasAccesses: true },
    ['/accesses', '/merchant', '/transfer/invoices', '/profile', '/setting'],
  ],
  [
    'of the bank’s staff',
    { hasAccesses: true, isStaff: true },
    ['/transfer/invoices', '/profile', '/setting'],
  ],
] as const)('leads on from the corner %s', (_, who, to) => {
  expect(profilePlaces({ ...WHO, ...who }).map(place => place.to)).toEqual(to)
})
