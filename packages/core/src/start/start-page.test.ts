import { describe, expect, it } from 'vitest'
import { namelessRows } from '../../tests/rule-names.ts'
import { everyFact, NOTHING_ASKED } from '../../tests/start/every-fact.ts'
import { offersOldWeb, startPage, START_RULES, type StartFacts, type StartPage } from './index.ts'

/** The rules for the start as specified, in sentences instead of a table. */
function asLaidDown(facts: StartFacts): StartPage {
  if (!facts.isKnown) return facts.owesTerms ? 'terms' : 'signOut'
  if (facts.isMigrationRequested) return 'migration'
  if (facts.hasChosen && !facts.hasChosenThemselves) return ofAnother(facts)
  if (facts.usesOldWeb) return 'oldWeb'
  if (facts.isAdmin) return 'adminOverview'
  return ofThemselves(facts)
}

function ofAnother(facts: StartFacts): StartPage {
  if (facts.right === 'none') return facts.hasAccesses ? 'accesses' : 'signOut'
  return facts.actsForPerson ? ofPerson(facts) : ofBusiness(facts)
}

function ofThemselves(facts: StartFacts): StartPage {
  const isToChoose =
    facts.customerType !== 'personal' && facts.hasRelatedAccounts && !facts.hasChosen
  if (isToChoose || facts.right === 'none') return facts.hasAccesses ? 'accesses' : 'signOut'
  return facts.customerType === 'personal' ? ofPerson(facts) : ofBusiness(facts)
}

function ofPerson(facts: StartFacts): StartPage {
  if (facts.needsInfoUpdate) return 'profileUpdate'
  if (facts.needsKyc) return 'kycPersonal'
  if (['none', 'rejected'].includes(facts.taxStatus)) return 'selfCertification'
  return facts.hasInitialPath ? 'initialPath' : 'home'
}

function ofBusiness(facts: StartFacts): StartPage {
  if (facts.needsKyc) return 'kycBusiness'
  if (!facts.hasBalanceInfo) return 'companyDocuments'
  if (facts.hasInitialPath) return 'initialPath'
  const isInOrder = ['validated', 'pending', 'notRequired'].includes(facts.taxStatus)
  return isInOrder ? 'home' : 'selfCertificationBusiness'
}

const BUSINESS: StartFacts = { ...NOTHING_ASKED, customerType: 'business', hasBalanceInfo: true }

describe('startPage', () => {
  it('answers as it is laid down, for everything there can be', () => {
    let count = 0
    const wrong: object[] = []
    for (const facts of everyFact()) {
      count += 1
      const [result, wanted] = [startPage(facts).result, asLaidDown(facts)]
      if (result !== wanted) wrong.push({ ...facts, result, wanted })
    }
    expect(wrong).toEqual([])
    expect(count).toBe(589_824)
  })

  it('uses every one of its rows', () => {
    expect(namelessRows(START_RULES)).toEqual([])
    const used = new Set<string>()
    for (const facts of everyFact()) used.add(startPage(facts).rule)
    expect(START_RULES.map(({ rule }) => rule).filter(rule => !used.has(rule))).toEqual([])
  })

  it('treats an old business as a business in every rule (ACCESS-002)', () => {
    for (const facts of everyFact({ customerType: ['oldBusiness'], taxStatus: ['none'] })) {
      const asBusiness = startPage({ ...facts, customerType: 'business' })
      expect(startPage(facts).result).toBe(asBusiness.result)
    }
  })

  it('says by which rule and why', () => {
    expect(startPage({ ...NOTHING_ASKED, needsKyc: true })).toEqual({
      result: 'kycPersonal',
      rule: 'personal: identity',
      because: 'The bank has to know the customer first.',
    })
  })

  it('asks a person for data, identity and tax in this order (START-010)', () => {
    const all = {
      ...NOTHING_ASKED,
      needsInfoUpdate: true,
      needsKyc: true,
      taxStatus: 'none',
    } as const
    expect(startPage(all).result).toBe('profileUpdate')
    expect(startPage({ ...all, needsInfoUpdate: false }).result).toBe('kycPersonal')
    const tax = { ...all, needsInfoUpdate: false, needsKyc: false }
    expect(startPage({ ...tax, hasInitialPath: true }).result).toBe('selfCertification')
  })

  it('has whoever may hand in documents alone do so, also where a balance is told (GAP-33)', () => {
    const facts = { ...BUSINESS, right: 'upload' } as const
    expect(startPage(facts).result).toBe('companyDocuments')
    expect(startPage({ ...facts, hasInitialPath: true, taxStatus: 'none' }).result).toBe(
      'companyDocuments',
    )
    expect(startPage({ ...facts, needsKyc: true }).result).toBe('kycBusiness')
  })

  it('lets a business go where it was going before its tax form (START-011)', () => {
    const facts = { ...BUSINESS, taxStatus: 'rejected' } as const
    expect(startPage({ ...facts, hasInitialPath: true }).result).toBe('initialPath')
    expect(startPage(facts).result).toBe('selfCertificationBusiness')
  })

  it('tries the earlier website before everything else of a known customer (START-006)', () => {
    const facts = { ...NOTHING_ASKED, usesOldWeb: true, isAdmin: true }
    expect(startPage(facts).result).toBe('oldWeb')
    expect(startPage({ ...facts, hasChosen: true, hasBalanceInfo: true }).result).toBe('home')
  })
})

describe('offersOldWeb', () => {
  it('offers the earlier website to a business that acts for itself alone (START-008)', () => {
    const of = (change: object) => {
      const { result, rule } = offersOldWeb({ ...BUSINESS, hasOldWeb: true, ...change })
      return [result, rule]
    }
    expect(of({})).toEqual([true, 'old web: offered'])
    expect(of({ customerType: 'oldBusiness' })).toEqual([true, 'old web: offered'])
    expect(of({ hasOldWeb: false })).toEqual([false, 'old web: none'])
    expect(of({ hasRelatedAccounts: true })).toEqual([false, 'old web: not offered'])
    expect(of({ isKnown: false })).toEqual([false, 'old web: not offered'])
    expect(of({ customerType: 'personal' })).toEqual([false, 'old web: not offered'])
  })
})
