// @vitest-environment jsdom
import { createSandbox, type Sandbox } from '@sixpence/sandbox'
import { SixpenceProvider } from '@sixpence/react/provider'
import { RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BankClient } from '../client/open-bank.ts'
import { remember } from '../session/session-memory.ts'
import { appAt, clientOf } from './app-at.fixture.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await createSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => sessionStorage.clear())

interface Person {
  readonly email: string
  readonly password: string
  readonly customerId: string
  readonly accounts: readonly { readonly accountId: string }[]
}

async function newPerson(wishes: object = {}): Promise<Person> {
  const body = JSON.stringify(wishes)
  const answer = await sandbox.control('http://127.0.0.1/people', { method: 'POST', body })
  // The sandbox's own answer.
  return (await answer.json()) as Person
}

async function signIn({ email, password }: Pick<Person, 'email' | 'password'>) {
  const bank = clientOf(sandbox)
  await bank.session.signIn.start({ username: email, password })
  return bank
}

/** Signs in somebody who acts for a business by a right. */
async function actFor(right: string, permissions: readonly string[] = []): Promise<BankClient> {
  const { customerId } = await newPerson({ kind: 'business', name: 'Quay Tools' })
  const user = await newPerson({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses: [{ customerId, right, permissions }],
  })
  return actAs(await signIn(user), customerId)
}

/** Sets the customer that the tab remembers for its user. */
function actAs(bank: BankClient, customerId: string): BankClient {
  const state = bank.session.session.getSnapshot()
  if (state.status === 'signed_in') remember('actsFor', `${state.userId} ${customerId}`)
  return bank
}

const SEEDED = {
  amara: { email: 'amara@sixpence.example', password: 'north-beacon-81' },
  ines: { email: 'ines@sixpence.example', password: 'marble-window-36' },
  pavel: { email: 'pavel@sixpence.example', password: 'paper-lantern-72' },
}

/** Returns the screen that finally opens when somebody visits a path. */
async function openedFor(bank: BankClient, path: string) {
  const router = appAt(bank, path)
  await router.load()
  const { matches, location } = router.state
  return { screen: matches.at(-1)?.fullPath, location, href: location.href }
}

const openFor = async (bank: BankClient, path: string) => (await openedFor(bank, path)).screen

/** Shows the app at a path until the screen contains a text. */
async function show(bank: BankClient, path: string, said: RegExp) {
  return showBy(appAt(bank, path), bank, said)
}

async function showBy(router: ReturnType<typeof appAt>, bank: BankClient, said: RegExp) {
  await router.load()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const shown = { sixpence: bank.session, children: createElement(RouterProvider, { router }) }
  root.render(createElement(SixpenceProvider, shown))
  await expect.poll(() => document.body.textContent).toMatch(said)
  return { router, root }
}

describe('who is signed in', () => {
  let bank: BankClient
  beforeAll(async () => {
    bank = await signIn(await newPerson())
  })

  it.each([
    ['ROUTE-001', '/login', '/home'],
    ['ROUTE-024', '/add-card', '/add-card'],
    ['ROUTE-025', '/confirm-card/1', '/confirm-card/$cardId'],
    ['ROUTE-026', '/profile-update', '/profile-update'],
    ['ROUTE-027', '/unverified-account', '/unverified-account'],
    ['ROUTE-028', '/limited-account', '/limited-account'],
    ['ROUTE-029', '/profile', '/profile'],
    ['ROUTE-033', '/setting', '/setting'],
    ['ROUTE-036', '/login-history', '/setting/login-history'],
    ['ROUTE-041', '/transfer/external', '/transfer/external'],
    ['ROUTE-045', '/transfer/p2p', '/transfer/p2p'],
    ['ROUTE-042', '/transfer/mass/wire', '/transfer/mass/wire'],
    ['ROUTE-042', '/transfer/mass/eft', '/transfer/mass/eft'],
    ['ROUTE-042', '/transfer/mass/oct', '/transfer/mass/oct'],
    ['ROUTE-042', '/transfer/mass/digital', '/transfer/mass/digital'],
    ['ROUTE-042', '/transfer/mass', '/transfer/mass/p2p'],
    ['ROUTE-042', '/transfer/mass/global', '/transfer/mass/p2p'],
    ['ROUTE-043', '/transfer/external/mass/confirm?batch=b', '/transfer/external/mass/confirm'],
    ['ROUTE-043', '/transfer/external/mass/confirm', '/transfer/mass/p2p'],
    ['ROUTE-046', '/transfer/mass/p2p', '/transfer/mass/p2p'],
    ['ROUTE-047', '/transfer/mass/p2p/confirm?batch=b', '/transfer/mass/p2p/confirm'],
    ['ROUTE-047', '/transfer/mass/p2p/confirm', '/transfer/mass/p2p'],
    ['ROUTE-048', '/transfer/account', '/transfer/account'],
    ['ROUTE-049', '/transfer/preapproved-payments', '/transfer/preapproved-payments'],
    ['ROUTE-061', '/no/such/place', '/$'],
  ])('finds %s at %s', async (_, path, screen) => {
    expect(await openFor(bank, path)).toBe(screen)
  })

  it.each([
    ['ROUTE-033', '/settings', '/setting'],
    [
      'ROUTE-033',
      '/profile/security#sp-security-password',
      '/setting/security#sp-security-password',
    ],
    ['ROUTE-033', '/profile/login-history', '/setting/login-history'],
    ['ROUTE-035', '/payout-blacklist', '/setting/security#sp-security-blacklist'],
  ])('is led by %s from %s', async (_, path, href) => {
    expect((await openedFor(bank, path)).href).toBe(href)
  })

  it('finds no page of a PIN for a card that there is none of', async () => {
    expect(await openFor(bank, '/card/9999999999/pin')).toBe('/home')
  })
})

describe('a business', () => {
  let bank: BankClient
  beforeAll(async () => {
    bank = await signIn(await newPerson({ kind: 'business', name: 'Quay Tools' }))
  })

  it.each([
    ['ROUTE-067', '/merchant', '/merchant/security/verification'],
    ['ROUTE-070', '/merchant/buttons/business_logos', '/merchant/buttons/business_logos'],
    ['ROUTE-073', '/merchant/security/verification', '/merchant/security/verification'],
    [
      'ROUTE-074',
      '/merchant/security/verification/history',
      '/merchant/security/verification/history',
    ],
    ['ROUTE-075', '/merchant/security/reputation', '/merchant/security/reputation'],
    ['ROUTE-076', '/merchant/ipn/history', '/merchant/ipn/history'],
    ['ROUTE-077', '/merchant/ipn/settings', '/merchant/ipn/settings'],
  ])('finds %s at %s', async (_, path, screen) => {
    expect(await openFor(bank, path)).toBe(screen)
  })
})

describe('who acts for a business', () => {
  it.each(['api_key', 'api_log', 'webhook_log'])(
    'is kept from its %s without the full right (ROUTE-071, ACCESS-010)',
    async page => {
      const bank = await actFor('initiate')
      const screen = await openFor(bank, `/merchant/internal/${page}`)
      expect(screen).toBe('/merchant/buttons/my_saved_buttons')
    },
  )

  it.each([
    ['ROUTE-049', '/transfer/preapproved-payments', '/transfer/preapproved-payments'],
    ['ROUTE-051', '/transfer/approved', '/transfer/approved'],
    ['ROUTE-045', '/transfer/p2p', '/home'],
  ])('and approves is led by %s from %s', async (_, path, screen) => {
    expect(await openFor(await actFor('confirm'), path)).toBe(screen)
  })

  it.each([
    ['ROUTE-042', ['massEft', 'massCrypto'], '/transfer/mass/eft'],
    ['ROUTE-042', ['massInstant', 'massGlobal'], '/home'],
  ])('is led by %s and the flags %s to %s', async (_, flags, screen) => {
    expect(await openFor(await actFor('initiate', flags), '/transfer/mass')).toBe(screen)
  })

  it('is told why, where a right is not enough', async () => {
    const { screen, location } = await openedFor(await actFor('read'), '/transfer/p2p')
    expect(screen).toBe('/home')
    expect(location.state.isElsewhere).toBe(true)
  })

  it('may hand documents in where they may nothing else (ACCESS-011)', async () => {
    const bank = actAs(await signIn(SEEDED.pavel), 'customer-ion')
    expect(await openFor(bank, '/home')).toBe('/company-documents')
  })

  it('chooses first whom', async () => {
    const user = await actFor('read')
    remember('actsFor', undefined)
    expect(await openFor(user, '/home')).toBe('/accesses')
  })

  it('is signed out where every access was taken back, and told why', async () => {
    const bank = await signIn(SEEDED.ines)
    const { href } = await openedFor(bank, '/home')
    expect(href).toBe('/login?why=accessEnded')
    expect(bank.session.session.getSnapshot().status).toBe('signed_out')
  })
})

describe('what the bank asks for first', () => {
  it.each([
    ['START-010', { standing: { needsInfoUpdate: true, needsKyc: true } }, '/profile-update'],
    ['START-010', { standing: { needsKyc: true } }, '/kyc/personal'],
    ['START-010', { standing: { taxStatus: 'none' } }, '/self-certification-splash'],
    ['START-011', { kind: 'business', standing: { needsKyc: true } }, '/kyc/business'],
    [
      'START-011',
      { kind: 'business', standing: { taxStatus: 'none' } },
      '/self-certification-business-splash',
    ],
    ['START-012', { standing: { terms: ['privacy-2026'] } }, '/terms-accept'],
  ])('is where the root leads (%s): %o', async (_, wish, screen) => {
    expect(await openFor(await signIn(await newPerson(wish)), '/')).toBe(screen)
  })

  it('guards every screen of a person whom the bank has to know (ROUTE-020, ROUTE-062)', async () => {
    const bank = await signIn(await newPerson({ standing: { needsKyc: true } }))
    for (const path of ['/home', '/history', '/terms', '/nowhere', '/kyc/business', '/kyc'])
      expect([path, await openFor(bank, path)]).toEqual([path, '/kyc/personal'])
  })
})

describe('a link that names a customer', () => {
  it.each([
    ['staff', () => signIn(SEEDED.amara), '/admin-overview?find=customer-ion'],
    ['whoever acts for others', () => actFor('read'), '/accesses?only=customer-ion'],
  ] as const)('has %s asked before it is followed (ROUTE-080)', async (_, signInAs, href) => {
    const bank = await signInAs()
    remember('linkedCustomer', 'customer-ion')
    expect((await openedFor(bank, '/history')).href).toBe(href)
  })
})

describe('who is not signed in', () => {
  it.each([
    ['ROUTE-018', '/history', '/login?to=%2Fhistory'],
    ['ROUTE-018', '/home', '/login'],
    ['ROUTE-061', '/no/such/place', '/login?to=%2Fno%2Fsuch%2Fplace'],
    ['ROUTE-016', '/self-certification-representative', '/login'],
    ['ROUTE-012', '/scp', '/login?to=%2Fscp'],
    ['ROUTE-013', '/scp-enable', '/login'],
  ])('is led by %s from %s to the sign-in', async (_, path, href) => {
    expect((await openedFor(clientOf(sandbox), path)).href).toBe(href)
  })

  it('finds the page that a mailed secret opens (ROUTE-016)', async () => {
    remember('authSecret', 'sandbox-secret-of-dan-popa')
    expect(await openFor(clientOf(sandbox), '/self-certification-representative')).toBe(
      '/self-certification-representative',
    )
  })
})

describe('a screen on show', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('scrollTo', () => undefined)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('says nothing else while the next one loads', async () => {
    const bank = await signIn(await newPerson())
    const path = '/self-certification-splash'
    const { router, root } = await show(bank, path, /Your tax form/)
    const headings: (string | null | undefined)[] = []
    const changes = new MutationObserver(() => {
      if (router.state.matches.at(-1)?.fullPath === path)
        headings.push(document.querySelector('h1')?.textContent)
    })
    changes.observe(document.body, { childList: true, subtree: true, characterData: true })
    await router.navigate({ to: '/terms' })
    expect(new Set(headings).size).toBeLessThan(2)
    changes.disconnect()
    root.unmount()
  })

  it('tells after a moment that the next one is on its way', async () => {
    const bank = await signIn(await newPerson())
    let isHeld = false
    let goOn: () => void = () => undefined
    const words = () => (isHeld ? new Promise<void>(done => (goOn = done)) : Promise.resolve())
    const { router, root } = await showBy(appAt(bank, '/news', words), bank, /News/)
    isHeld = true
    const going = router.navigate({ to: '/statements' })
    const bar = () => document.querySelector('progress')
    await expect.poll(() => router.state.isLoading).toBe(true)
    expect(bar()).toBeNull()
    await expect.poll(bar).not.toBeNull()
    goOn()
    await going
    await expect.poll(bar).toBeNull()
    root.unmount()
  })

  it('is marked in the main menu, whatever its path', async () => {
    const bank = await signIn(await newPerson())
    const { root } = await show(bank, '/add-card', /Apply for a card/)
    const marked = () => document.querySelector('nav [aria-current="page"]')?.textContent
    await expect.poll(marked).toContain('Cards')
    root.unmount()
  })

  it('gives way to another one for the same task (ROUTE-013)', async () => {
    const bank = await signIn(await newPerson())
    const { router, root } = await show(bank, '/scp-mobile', /using the link below/)
    await router.navigate({ to: '/scp-enable' })
    await expect.poll(() => document.body.textContent).not.toMatch(/using the link below/)
    expect(router.state.matches.at(-1)?.fullPath).toBe('/scp-enable')
    root.unmount()
  })
})
