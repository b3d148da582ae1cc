import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { recordedCall } from '../../tests/recorded-call.ts'
import { SixpenceError } from '../errors/index.ts'
import {
  isStepDone,
  kyc,
  KYC_STEP_RULES,
  kycFaults,
  kycSteps,
  newerKycInfo,
  nextStep,
  type KycCustomerInfo,
} from './index.ts'

const INFO: KycCustomerInfo = {
  kind: 'personal',
  revision: 0,
  answers: {},
  withheld: [],
  documents: [{ categoryId: 'identity', isUploaded: false }],
  dueDiligence: [],
}

const stepsOf = (info: Partial<KycCustomerInfo>) =>
  kycSteps({ ...INFO, ...info }).map(({ step }) => step)

describe('the steps', () => {
  const found = [{ question: 'What is sold?', answer: 'Books' }]

  it('of a person are known before the first (KYC-001)', () => {
    const steps = ['person', 'home', 'work', 'account', 'questions', 'documents', 'agreements']
    expect(stepsOf({})).toEqual(steps)
    expect(stepsOf({ documents: [] })).toEqual(steps.filter(step => step !== 'documents'))
    expect(stepsOf({ dueDiligence: found })).toEqual(steps)
  })

  it('of a business are known before the first (KYC-001)', () => {
    const steps = ['business', 'funds', 'businessQuestions', 'documents', 'declaration']
    expect(stepsOf({ kind: 'business' })).toEqual(steps)
    expect(stepsOf({ kind: 'business', documents: [] })).toEqual(
      steps.filter(step => step !== 'documents'),
    )
  })

  it('of a business show what the bank has found out, if it has (KYC-006)', () => {
    expect(stepsOf({ kind: 'business', dueDiligence: found })).toEqual([
      'business',
      'funds',
      'businessQuestions',
      'dueDiligence',
      'documents',
      'declaration',
    ])
  })

  it('say why, each by a rule of its own', () => {
    for (const { step, rule, because } of kycSteps(INFO)) {
      expect(rule).toBe(`personal: ${step}`)
      expect(because).toMatch(/^[A-Z].*\.$/)
    }
    const rules = KYC_STEP_RULES.map(({ rule }) => rule)
    expect(new Set(rules).size).toBe(rules.length)
  })
})

describe('going on', () => {
  const work = { occupation: '2', sourcesOfFunds: ['2'] }

  it('begins at the first step that misses something', () => {
    expect(nextStep(INFO)).toBe('person')
    const person = {
      birthDay: '1990-01-01',
      birthCountry: 'IE',
      citizenship: 'IE',
      taxCountry: 'IE',
    }
    expect(nextStep({ ...INFO, answers: { person } })).toBe('person')
    expect(nextStep({ ...INFO, answers: { person }, withheld: ['taxNumber'] })).toBe('home')
  })

  it('ends at the last step where nothing is missing', () => {
    const answers = {
      business: { industry: '1', businessPurposes: ['1'] },
      funds: { businessSourcesOfFunds: ['1'], estimatedMonthlyDeposits: '1' },
      businessQuestions: { businessAnotherAccount: '0' },
      declaration: { declared: 'yes', signedName: 'Ada' },
    }
    const business = { ...INFO, kind: 'business', answers } as const
    expect(nextStep(business)).toBe('documents')
    const documents = [{ categoryId: 'control', isUploaded: true } as const]
    expect(nextStep({ ...business, documents })).toBe('declaration')
  })

  it('asks more where an answer says so', () => {
    expect(isStepDone('work', { ...INFO, answers: { work } })).toBe(true)
    const salaried = { ...work, sourcesOfFunds: ['1'] }
    expect(isStepDone('work', { ...INFO, answers: { work: salaried } })).toBe(false)
  })
})

describe('the answers', () => {
  const judge = (birthDay: string) =>
    kycFaults('person', { birthDay }, { today: '2026-11-24', choicesOf: () => undefined })[0]

  it.each([
    ['2008-11-24', undefined],
    ['2008-11-25', 'too_young'],
    ['2026-11-25', 'in_future'],
    ['24.11.1990', 'not_a_day'],
    ['', 'missing'],
  ])('born on %s: %s', (birthDay, fault) => {
    const found = judge(birthDay)
    expect(found?.field === 'birthDay' ? found.fault : undefined).toBe(fault)
  })

  it('want the parts of DICT-012 where they are due (DICT-012)', () => {
    const missing = (answers: Record<string, string>) =>
      kycFaults('questions', answers, { today: '2026-11-24', choicesOf: () => undefined }).map(
        ({ field }) => field,
      )
    expect(missing({ anotherAccount: '0', controlAccount: '1' })).toEqual([])
    expect(missing({ anotherAccount: '1', controlAccount: '2' })).toEqual([
      'anotherAccountText',
      'controlAccountName',
      'controlAccountDate',
    ])
  })
})

describe('the calls', () => {
  it('go by the names of the bank (KYC-003, KYC-005)', async () => {
    const { call, calls } = recordedCall({ kycCustomerInfo: INFO })
    const client = opened(kyc, { call })
    expect(await client.read()).toEqual(INFO)
    const answers = { occupation: '1' }
    await client.save({ revision: 1, section: 'work', answers })
    const personal = { revision: 1, answers: { person: {}, home: {} } }
    await client.updatePersonalInfo(personal)
    expect(calls).toEqual([
      { name: 'kycCustomerInfoGet', input: {} },
      { name: 'kycInfoUpdate', input: { revision: 1, section: 'work', answers } },
      { name: 'kycCustomerPersonalInfoUpdate', input: personal },
    ])
  })

  it('that were too late bring the newer answers', () => {
    const late = (newer: unknown) => new SixpenceError('changed_meanwhile', 'late', { newer })
    const wire = { ...INFO, documents: [{ categoryId: 1, isUploaded: false }] }
    expect(newerKycInfo(late(wire))).toEqual(INFO)
    expect(newerKycInfo(late({ revision: 'x' }))).toBeUndefined()
    expect(newerKycInfo(new SixpenceError('offline', 'x', { newer: INFO }))).toBeUndefined()
    expect(newerKycInfo(new TypeError('x'))).toBeUndefined()
  })
})
