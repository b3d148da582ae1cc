import { describe, expect, it } from 'vitest'
import { NOTHING_ASKED } from '../../tests/start/every-fact.ts'
import { appPath, mayEnter, type Entry, type GuardFacts } from './index.ts'

// Written by hand from the rules, not from the tables it checks.

const PERSON: GuardFacts = {
  ...NOTHING_ASKED,
  isSignedIn: true,
  hasSeiPath: false,
  isInvited: false,
}
const BUSINESS: GuardFacts = { ...PERSON, customerType: 'business', hasBalanceInfo: true }

const RIGHTS = ['none', 'upload', 'read', 'confirm', 'initiate', 'full'] as const

type Row = readonly [
  none: Entry,
  upload: Entry,
  read: Entry,
  confirm: Entry,
  initiate: Entry,
  full: Entry,
]

const documents = 'companyDocuments'
const READING: Row = ['accesses', documents, 'enter', 'enter', 'enter', 'enter']
const PAYING: Row = ['accesses', documents, 'home', 'home', 'enter', 'enter']
const IN_FULL: Row = ['otherwise', 'otherwise', 'otherwise', 'otherwise', 'otherwise', 'enter']

const BY_RIGHT: Readonly<Record<string, Row>> = {
  '/home': READING,
  '/history': READING,
  '/history/batch-transfers': READING,
  '/history/debit-cards': READING,
  '/statements': READING,
  '/accounts/1000000001': READING,
  '/news': READING,
  '/cards': READING,
  '/cards/1000000001': READING,
  '/card/1000000001/pin': READING,
  '/approvals': READING,
  '/approvals/request-1': READING,
  '/transfer/approved': READING,
  '/transfer/preapproved-payments': READING,
  '/transfer/invoices': READING,
  '/merchant': READING,
  '/merchant/buttons/my_saved_buttons': READING,
  '/merchant/buttons/pbn_settings': READING,
  '/merchant/buttons/business_logos': READING,
  '/merchant/accounts/subscribers': READING,
  '/merchant/accounts/takings': READING,
  '/merchant/security/verification': READING,
  '/merchant/security/verification/history': READING,
  '/merchant/security/reputation': READING,
  '/merchant/ipn/history': READING,
  '/merchant/ipn/settings': READING,
  '/transfer/account': PAYING,
  '/transfer/p2p': PAYING,
  '/transfer/external': PAYING,
  '/transfer/mass/wire': PAYING,
  '/transfer/mass/p2p/confirm': PAYING,
  '/add-card': IN_FULL,
  '/confirm-card/card-1': IN_FULL,
  '/company-access': ['accesses', documents, 'home', 'home', 'home', 'enter'],
  '/merchant/internal/api_key': IN_FULL,
  '/merchant/internal/api_log': IN_FULL,
  '/merchant/internal/webhook_log': IN_FULL,
  '/merchant/internal/integration': IN_FULL,
  '/company-documents': ['accesses', 'enter', 'enter', 'enter', 'enter', 'enter'],
  '/profile': ['accesses', documents, 'enter', 'enter', 'enter', 'enter'],
  '/accesses': ['enter', 'enter', 'enter', 'enter', 'enter', 'enter'],
}

describe('what each right to a business opens (GAP-33, ACCESS-007)', () => {
  it.each(Object.entries(BY_RIGHT))('%s', (path, row) => {
    const found = RIGHTS.map(
      right => mayEnter(path, { ...BUSINESS, hasAccesses: true, right }).result,
    )
    expect(found).toEqual(row)
  })

  it('is the right that a host reads in the table of paths', () => {
    const opening = (wanted: Row) => Object.keys(BY_RIGHT).filter(path => BY_RIGHT[path] === wanted)
    const needs = (paths: readonly string[]) => new Set(paths.map(path => appPath(path).needs))
    expect(needs(opening(READING))).toEqual(new Set(['read']))
    expect(needs(opening(PAYING))).toEqual(new Set(['initiate']))
    expect(needs(opening(IN_FULL))).toEqual(new Set(['full']))
  })

  it('sends away whoever has no right and nobody else to act for', () => {
    const visit: GuardFacts = { ...BUSINESS, right: 'none' }
    expect(mayEnter('/home', visit).result).toBe('signOut')
    expect(mayEnter('/company-documents', visit).result).toBe('signOut')
    expect(mayEnter('/login', { ...visit, isSignedIn: false }).result).toBe('enter')
  })

  it('opens everything of theirs to a person but what only businesses have', () => {
    for (const path of Object.keys(BY_RIGHT)) {
      const { result } = mayEnter(path, PERSON)
      expect([path, result]).toEqual([path, path === '/company-access' ? 'home' : 'enter'])
    }
  })
})

type Flags = readonly [nothing: Entry, kyc: Entry, data: Entry, both: Entry]

const ANY: Flags = ['enter', 'kycPersonal', 'enter', 'profileUpdate']

const BY_FLAGS: Readonly<Record<string, Flags>> = {
  '/home': ANY,
  '/history': ANY,
  '/transfer/p2p': ANY,
  '/profile': ANY,
  '/cards': ANY,
  '/terms': ANY,
  '/company-documents': ANY,
  '/auth/sei': ANY,
  '/nowhere': ANY,
  '/profile-update': ['enter', 'enter', 'enter', 'enter'],
  '/kyc/personal': ['enter', 'enter', 'enter', 'enter'],
  '/kyc/business': ['kycPersonal', 'kycPersonal', 'kycPersonal', 'kycPersonal'],
  '/kyc': ['kycPersonal', 'kycPersonal', 'kycPersonal', 'kycPersonal'],
  '/self-certification-splash': ['enter', 'enter', 'enter', 'enter'],
  '/accesses': ['enter', 'enter', 'enter', 'enter'],
}

const flags = (facts: GuardFacts): readonly GuardFacts[] => [
  facts,
  { ...facts, needsKyc: true },
  { ...facts, needsInfoUpdate: true },
  { ...facts, needsKyc: true, needsInfoUpdate: true },
]

describe('what the bank asks of a person first (ROUTE-020, START-010)', () => {
  it.each(Object.entries(BY_FLAGS))('%s', (path, row) => {
    expect(flags(PERSON).map(visit => mayEnter(path, visit).result)).toEqual(row)
  })

  it('asks a business for its identity alone (START-011)', () => {
    const found = (path: string) => flags(BUSINESS).map(visit => mayEnter(path, visit).result)
    expect(found('/home')).toEqual(['enter', 'kycBusiness', 'enter', 'kycBusiness'])
    expect(found('/kyc/personal')).toEqual(Array(4).fill('kycBusiness'))
    expect(found('/kyc/business')).toEqual(Array(4).fill('enter'))
  })

  it('asks for the identity before the documents of whoever may do nothing else (ACCESS-011)', () => {
    const user: GuardFacts = { ...BUSINESS, hasBalanceInfo: false, right: 'upload' }
    expect(mayEnter('/home', { ...user, needsKyc: true }).result).toBe('kycBusiness')
    expect(mayEnter('/company-documents', { ...user, needsKyc: true }).result).toBe('kycBusiness')
    expect(mayEnter('/home', user).result).toBe('companyDocuments')
  })
})
