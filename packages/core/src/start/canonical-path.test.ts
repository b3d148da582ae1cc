import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOTHING_ASKED } from '../../tests/start/every-fact.ts'
import { APP_PATHS, appPath, mayEnter, PAGE_PATHS, type GuardFacts } from './index.ts'

const PATHS = [
  ...new Set([
    ...Object.values(PAGE_PATHS),
    ...APP_PATHS.map(({ path }) => path),
    ...APP_PATHS.map(({ path }) => `${path}/below`),
    '/auth/sei',
    '/kyc/personal',
    '/profile',
  ]),
]

const encoded = (letter: string) =>
  `%${letter.codePointAt(0)?.toString(16).padStart(2, '0').toUpperCase()}`

/** A letter as it is, as a capital, or percent-encoded either way. */
const letter = (plain: string) =>
  fc.constantFrom(plain, plain.toUpperCase(), encoded(plain), encoded(plain.toUpperCase()))

const segment = (plain: string) =>
  fc.tuple(...Array.from(plain, letter)).map(letters => letters.join(''))

const SLASHES = ['/', '//', '/./', '/%2e/', '/nowhere/../', '/Nowhere/%2E%2e/', '%2F', '%2f', '\\']

const slash = fc.constantFrom(...SLASHES)
const ending = fc.constantFrom('', '', '/', '//', '/.', '%2F', '?to=/home', '#top')

const spelledAnyhow = (path: string) => {
  const parts = path.split('/').slice(1)
  const pieces = parts.flatMap(part => [slash, part === '' ? fc.constant('') : segment(part)])
  return fc.tuple(...pieces, ending).map(spelled => spelled.join(''))
}

const aPath = fc
  .constantFrom(...PATHS)
  .chain(path => spelledAnyhow(path).map(spelled => ({ path, spelled })))

const VISITS: readonly GuardFacts[] = (['read', 'initiate', 'full', 'upload', 'none'] as const).map(
  right => ({
    ...NOTHING_ASKED,
    customerType: 'business',
    hasBalanceInfo: true,
    isSignedIn: true,
    hasSeiPath: false,
    isInvited: false,
    right,
  }),
)

describe('paths, however they are spelled', () => {
  it('are judged as one: case, slashes, dots and encoding make no other path (ROUTE-062)', () => {
    fc.assert(
      fc.property(aPath, ({ path, spelled }) => {
        expect(appPath(spelled)).toEqual(appPath(path))
        for (const visit of VISITS) expect(mayEnter(spelled, visit)).toEqual(mayEnter(path, visit))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['/Transfer/p2p', '/transfer'],
    ['/transfer/', '/transfer'],
    ['//transfer//p2p', '/transfer'],
    ['/%54ransfer/p2p', '/transfer'],
    ['/home/../admin-overview', '/admin-overview'],
    ['/home/%2e%2e/admin-overview', '/admin-overview'],
    ['/login%2F..%2Fadmin-overview', '/admin-overview'],
    ['/\u212Ayc', '/kyc'],
    ['/%E2%84%AAyc', '/kyc'],
  ])('finds the row of %s', (spelled, path) => {
    expect(appPath(spelled).path).toBe(path)
  })

  it('has an answer for whatever stands in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(appPath(text).layout).toMatch(/^(public|restricted|guarded|main)$/)
      }),
    )
    expect(appPath('/%E0%A4%A')).toEqual({ path: '/%e0%a4%a', layout: 'main' })
    expect(appPath('')).toEqual({ path: '/', layout: 'main' })
  })
})
