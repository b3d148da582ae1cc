import { ACCESS_RIGHT } from '@sixpence/protocol/access'
import { describe, expect, it } from 'vitest'
import { namelessRows } from '../../tests/rule-names.ts'
import { everyVisit, NOTHING_ASKED } from '../../tests/start/every-fact.ts'
import {
  APP_PATHS,
  appPath,
  GUARD_RULES,
  mayEnter,
  PAGE_PATHS,
  startPage,
  type GuardFacts,
} from './index.ts'

const PERSON: GuardFacts = {
  ...NOTHING_ASKED,
  isSignedIn: true,
  hasSeiPath: false,
  isInvited: false,
}
const BUSINESS: GuardFacts = { ...PERSON, customerType: 'business', hasBalanceInfo: true }

const SEI_PATH = '/auth/sei'
const PATHS = [
  ...new Set([
    ...Object.values(PAGE_PATHS),
    ...APP_PATHS.map(({ path }) => path),
    ...APP_PATHS.map(({ path }) => `${path}/below`),
    '/history',
    '/nowhere',
    SEI_PATH,
  ]),
]

interface Step {
  readonly at: string
  readonly visit: GuardFacts
}

/** Follows a visit from path to path through the tables, until it may enter. */
function walk(path: string, facts: GuardFacts): readonly string[] {
  const steps = [path]
  let step: Step | undefined = { at: path, visit: facts }
  while (step && steps.length <= MOST_STEPS) {
    step = next(step)
    if (step) steps.push(step.at)
  }
  return steps
}

/** Undefined if the visit stays, or leaves for the earlier website. */
function next({ at, visit }: Step): Step | undefined {
  const entry = mayEnter(at, visit).result
  const page = entry === 'start' && at === '/' ? startPage(visit).result : entry
  switch (page) {
    case 'enter':
    case 'oldWeb':
      return undefined
    case 'signOut':
      return { at: PAGE_PATHS.login, visit: { ...visit, isSignedIn: false } }
    case 'seiPath':
      return { at: SEI_PATH, visit: { ...visit, hasSeiPath: false } }
    case 'initialPath':
      // Used once.
      return { at: WANTED, visit: { ...visit, hasInitialPath: false } }
    case 'otherwise':
      return { at: appPath(at).otherwise ?? PAGE_PATHS.home, visit }
    default:
      return { at: PAGE_PATHS[page], visit }
  }
}

const MOST_STEPS = 6
const WANTED = '/merchant/internal/api_key'
const INVITED = '/self-certification-representative'

describe('mayEnter', () => {
  it('leads nobody in a circle, whoever they are and wherever they go', () => {
    let number = 0
    const circles: string[] = []
    for (const facts of everyVisit()) {
      number += 1
      // Each path is combined with every twenty-third visit, always different ones.
      for (let at = number % 23; at < PATHS.length; at += 23) {
        const visit = { ...facts, ...of(number + at), isInvited: false }
        const steps = walk(PATHS[at] ?? '/', visit)
        if (steps.length > MOST_STEPS) circles.push(steps.join(' → '))
      }
    }
    expect(circles).toEqual([])
    expect(number).toBe(49_152)
  }, 60_000)

  it('uses every one of its rows', () => {
    expect(namelessRows(GUARD_RULES)).toEqual([])
    const used = new Set<string>()
    let number = 0
    for (const facts of everyVisit()) {
      number += 1
      const visit = { ...facts, ...of(number), isInvited: facts.isAdmin }
      for (let at = number % 23; at < PATHS.length; at += 23) {
        used.add(mayEnter(PATHS[at] ?? '/', visit).rule)
      }
    }
    expect(GUARD_RULES.map(({ rule }) => rule).filter(rule => !used.has(rule))).toEqual([])
  }, 60_000)

  it('has a stranger sign in first, whatever the screen behind the guard (ROUTE-018)', () => {
    const stranger = { ...PERSON, isSignedIn: false }
    for (const path of ['/home', '/kyc', '/company-documents', '/terms', '/accesses', '/nowhere']) {
      expect(mayEnter(path, stranger).result).toBe('login')
    }
    expect(mayEnter('/login', stranger).result).toBe('enter')
  })

  it('shows what an external sign-in asked for before anything else (ROUTE-019, ROUTE-055)', () => {
    const visit = { ...PERSON, hasSeiPath: true }
    expect(mayEnter('/home', visit).result).toBe('seiPath')
    expect(mayEnter('/kyc/personal', visit).result).toBe('seiPath')
    expect(mayEnter('/auth/sei', visit).result).toBe('enter')
  })

  it.each([
    ['ROUTE-020', '/terms'],
    ['ROUTE-021', '/kyc'],
    ['ROUTE-022', '/company-documents'],
    ['ROUTE-062', '/home'],
    ['ROUTE-062', '/nowhere'],
  ])('asks for the identity on every guarded path (%s): %s', (_row, path) => {
    const needsKyc = true
    expect(mayEnter(path, { ...PERSON, needsKyc }).result).toBe('kycPersonal')
    expect(mayEnter(path, { ...BUSINESS, needsKyc }).result).toBe('kycBusiness')
    expect(mayEnter(path, { ...PERSON, isSignedIn: false }).result).toBe('login')
    expect(mayEnter(path, { ...PERSON, hasSeiPath: true }).result).toBe('seiPath')
  })

  it('lets whoever is asked for the identity tell it (ROUTE-020)', () => {
    const person = { ...PERSON, needsKyc: true }
    expect(mayEnter('/kyc/personal', person).result).toBe('enter')
    expect(mayEnter('/profile-update', person).result).toBe('enter')
  })

  it('keeps a business user without balance info to the documents (ACCESS-011)', () => {
    const user = { ...BUSINESS, hasBalanceInfo: false, right: 'upload' } as const
    expect(mayEnter('/home', user).result).toBe('companyDocuments')
    expect(mayEnter('/history', user).result).toBe('companyDocuments')
    expect(mayEnter('/company-documents', user).result).toBe('enter')
    expect(mayEnter('/home', { ...user, needsKyc: true }).result).toBe('kycBusiness')
  })

  it('opens the pages of keys and logs to full access alone (ACCESS-010, ROUTE-071)', () => {
    for (const right of RIGHTS) {
      const { result } = mayEnter('/merchant/internal/api_key', { ...BUSINESS, right })
      expect([right, result]).toEqual([right, right === 'full' ? 'enter' : 'otherwise'])
    }
    expect(appPath('/merchant/internal/webhook_log').otherwise).toBe(
      '/merchant/buttons/my_saved_buttons',
    )
  })

  it('leads away from screens that the right does not reach', () => {
    expect(mayEnter('/transfer/p2p', { ...BUSINESS, right: 'read' }).result).toBe('home')
    expect(mayEnter('/transfer/p2p', { ...BUSINESS, right: 'initiate' }).result).toBe('enter')
    expect(mayEnter('/transfer/account', { ...BUSINESS, right: 'initiate' }).result).toBe('enter')
    expect(mayEnter('/transfer/account', { ...BUSINESS, right: 'confirm' }).result).toBe('home')
    expect(mayEnter('/approvals', { ...BUSINESS, right: 'read' }).result).toBe('enter')
  })

  it('opens the users of a business to full access, and to no person (ROUTE-034)', () => {
    const opens = RIGHTS.filter(
      right => mayEnter('/company-access', { ...BUSINESS, right }).result === 'enter',
    )
    expect(opens).toEqual(['full'])
    expect(mayEnter('/company-access', PERSON).result).toBe('home')
    expect(appPath('/company-access').layout).toBe('main')
  })

  it('lets an invited representative in without a sign-in (ROUTE-016, ACCESS-006)', () => {
    const stranger = { ...PERSON, isSignedIn: false }
    expect(mayEnter(INVITED, stranger).result).toBe('login')
    expect(mayEnter(INVITED, { ...stranger, isInvited: true }).result).toBe('enter')
  })

  it('lets whoever has to link a phone do so without a session (ROUTE-012, ROUTE-013, GAP-21)', () => {
    const stranger = { ...PERSON, isSignedIn: false }
    expect(mayEnter('/scp-mobile', stranger).result).toBe('enter')
    expect(mayEnter('/scp-enable', stranger).result).toBe('enter')
    expect(mayEnter('/scp', stranger).result).toBe('login')
  })

  const asked = { ...PERSON, needsKyc: true, needsInfoUpdate: true, taxStatus: 'none' } as const

  it.each([
    ['ROUTE-012', '/scp'],
    ['ROUTE-014', '/self-certification-splash'],
    ['ROUTE-015', '/self-certification-business-splash'],
    ['ROUTE-017', '/accesses'],
  ])('lets a restricted screen be seen by who is signed in alone (%s): %s', (_row, path) => {
    expect(mayEnter(path, asked).result).toBe('enter')
    expect(mayEnter(path, { ...asked, isSignedIn: false }).result).toBe('login')
  })

  it('shows the overview of administrators to them alone (ROUTE-011)', () => {
    expect(mayEnter('/admin-overview', { ...PERSON, isSignedIn: false }).result).toBe('login')
    expect(mayEnter('/admin-overview', asked).result).toBe('start')
    expect(mayEnter('/admin-overview', { ...asked, isAdmin: true }).result).toBe('enter')
  })
})

describe('staff who act for a business', () => {
  const staff = { ...PERSON, isAdmin: true, hasChosen: true, hasBalanceInfo: true } as const
  const visit = { ...staff, customerType: 'business', right: 'read' } as const

  it('see its users, whose access they may end, and move no money (ADMIN-002)', () => {
    expect(mayEnter('/company-access', visit).result).toBe('enter')
    expect(mayEnter('/home', visit).result).toBe('enter')
    expect(mayEnter('/transfer/p2p', visit).result).toBe('home')
    expect(mayEnter('/add-card', visit).result).toBe('otherwise')
  })

  it('are let in for that reason alone', () => {
    expect(mayEnter('/company-access', { ...visit, isAdmin: false }).result).toBe('home')
    expect(mayEnter('/company-access', { ...visit, hasChosen: false }).result).toBe('home')
  })
})

const RIGHTS = Object.values(ACCESS_RIGHT)

/** The facts of a visit besides those of the start, different each time. */
const of = (number: number) => ({
  isSignedIn: number % 5 !== 0,
  hasSeiPath: number % 3 === 0,
  right: RIGHTS[number % 7] ?? 'full',
})
