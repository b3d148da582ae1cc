import { expect, it } from 'vitest'
import { profilePlaces } from './profile-places.ts'

const WHO = {
  right: 'read',
  granted: {},
  hasAccesses: false,
  isStaff: false,
  isBusiness: false,
} as const

const OWN = ['/profile', '/setting']

it.each([
  ['of a person', {}, ['/transfer/preapproved-payments', '/transfer/invoices']],
  ['of a person whose rights aren’t known', { right: 'none' }, []],
  [
    'of a business',
    { isBusiness: true, right: 'full', granted: undefined },
    [
      '/cards',
      '/transfer/account',
      '/transfer/mass',
      '/transfer/preapproved-payments',
      '/transfer/invoices',
    ],
  ],
  [
    'of a user who only reads',
    { isBusiness: true },
    ['/transfer/preapproved-payments', '/transfer/invoices'],
  ],
] as const)('leads a phone on from the corner %s to what its bar leaves out', (_, who, to) => {
  const places = profilePlaces({ ...WHO, ...who })
  expect(places.map(place => place.to)).toEqual([...to, ...OWN])
  expect(places.filter(place => !place.isForPhones).map(place => place.to)).toEqual(OWN)
})

it.each([
  [{ isBusiness: true, hasAccesses: true }, true],
  [{ hasAccesses: true, isStaff: true }, false],
])('offers another business to whom it concerns: %o', (who, isOffered) => {
  const to = profilePlaces({ ...WHO, ...who }).map(place => place.to)
  expect(to.includes('/accesses')).toBe(isOffered)
})
