// @vitest-environment jsdom
import { createSandbox } from '@sixpence/sandbox'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BankClient } from '../client/open-bank.ts'
import { appAt, clientOf } from './app-at.fixture.ts'
import { remember } from '../session/session-memory.ts'

/** The screens that a user with only the right to read must never see. */
const MORE_THAN_READING = new Set([
  '/admin-overview',
  '/transfer/account',
  '/transfer/p2p',
  '/transfer/external',
  '/add-card',
  '/confirm-card/$cardId',
  '/company-access',
])

let bank: BankClient

beforeAll(async () => {
  bank = clientOf(await createSandbox())
  const { session, signIn } = bank.session
  await signIn.start({ username: 'lena@sixpence.example', password: 'cedar-ledger-58' })
  // Lena may only read Orla's accounts.
  const state = session.getSnapshot()
  remember('actsFor', `${state.status === 'signed_in' && state.userId} customer-orla`)
})

function routerAt(path: string) {
  // Parsed as in a browser, which resolves dots before the app sees them.
  const { pathname, search, hash } = new URL(`https://app.invalid${path}`)
  return appAt(bank, pathname + search + hash)
}

/** Returns the path of the screen that finally opens. */
async function opened(path: string): Promise<string | undefined> {
  const router = routerAt(path)
  await router.load()
  return router.state.matches.at(-1)?.fullPath
}

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`

const letter = (plain: string) =>
  fc.constantFrom(plain, plain, plain.toUpperCase(), encoded(plain), encoded(plain.toUpperCase()))

const slash = fc.constantFrom('/', '/', '/', '//', '%2F', '%2f', '/./', '/x/../', '/%2e/', '\\')

const first = fc.constantFrom('/', '/', '//', '/./', '/x/../')

const ending = fc.constantFrom('', '', '/', '//', '/.', '/x/..', '?a=b', '#top')

/** Not found, and a page that leaves the app for good. */
const LEFT_OUT = new Set(['/$', '/auth/sei'])

const PATHS = Object.keys(routerAt('/').routesByPath).filter(path => !LEFT_OUT.has(path))

/** Generates every screen's address in any spelling. */
const anAddress = fc.constantFrom(...PATHS).chain(path => {
  const plain = path.replaceAll(/\$\w+/g, 'some-id')
  const pieces = plain
    .slice(1)
    .split('/')
    .flatMap((segment, at) => [at === 0 ? first : slash, ...Array.from(segment, letter)])
  return fc.tuple(...pieces, ending).map(parts => ({ plain, spelled: parts.join('') }))
})

describe('the screens, however their address is spelled', () => {
  it('open where the plain address opens them, or there is nothing (ROUTE-062)', async () => {
    await fc.assert(
      fc.asyncProperty(anAddress, async ({ plain, spelled }) => {
        const screen = await opened(spelled)
        expect(MORE_THAN_READING).not.toContain(screen)
        expect([await opened(plain), '/$']).toContain(screen)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['/Transfer/p2p', '/home'],
    ['/%54ransfer/p2p/', '/home'],
    ['/Admin-Overview', '/home'],
    ['/Add-Card/', '/cards/virtual'],
    ['/History/', '/history'],
    ['/history/', '/history'],
    ['/history//', '/history'],
    ['//history', '/history'],
    ['/transfer%2Fp2p', '/$'],
    ['/nowhere', '/$'],
  ])('lead a reader from %s to %s', async (path, screen) => {
    expect(await opened(path)).toBe(screen)
  })

  it('hold the documents that apply, for who is signed in (ROUTE-023)', async () => {
    expect(await opened('/terms')).toBe('/terms')
  })

  it('hold the users of a business for full access alone (ROUTE-034)', async () => {
    expect(PATHS).toContain('/company-access')
    expect(await opened('/company-access')).toBe('/home')
  })

  it('are led to the spelling that links use, with what the address says besides', async () => {
    const router = routerAt('/History/Batch-Transfers/?search=May#top')
    await router.load()
    expect(router.state.location.href).toBe('/history/batch-transfers?search=May#top')
  })
})
