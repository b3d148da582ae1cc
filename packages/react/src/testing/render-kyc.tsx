import type { Sixpence } from '@sixpence/core'
import type { Dictionaries, DictionaryItem } from '@sixpence/core/dictionaries'
import type { Kyc, KycCustomerInfo } from '@sixpence/core/kyc'
import type { Signatures, SignData } from '@sixpence/core/signatures'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { KycForm } from '../kyc/index.ts'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aRealtime, aSixpence, aStart } from './a-sixpence.ts'
import { renderInBank } from './render-in-bank.tsx'

/** The answers of a customer who is halfway. */
export const KYC_INFO: KycCustomerInfo = {
  kind: 'personal',
  revision: 4,
  answers: {
    person: { birthDay: '1990-02-28', birthCountry: 'IE', citizenship: 'IE', taxCountry: 'IE' },
    home: { countryCode: 'IE', address1: '4 Quay Street', city: 'Galway', postalCode: 'H91' },
    work: { occupation: '2', sourcesOfFunds: ['2'] },
    account: { purposes: ['1'] },
  },
  withheld: ['taxNumber'],
  documents: [],
  dueDiligence: [],
  savedAt: '2026-11-21T08:49:00.000Z',
}

const YES_NO = [
  { id: 1, name: 'Yes' },
  { id: 0, name: 'No' },
]
/** The bank's lists of options. */
export const LISTS: Readonly<Record<string, readonly DictionaryItem[]>> = {
  birthCountries: [{ id: 'IE', name: 'Ireland' }],
  countries: [{ id: 'IE', name: 'Ireland' }],
  states: [],
  occupations: [{ id: 2, name: 'IT or engineering' }],
  sourcesOfFunds: [{ id: 2, name: 'Own business' }],
  purposes: [
    { id: 1, name: 'Receive a salary' },
    { id: 2, name: 'Save money' },
  ],
  estimatedMonthlyDeposits: [{ id: 1, name: 'Up to 1,000 EUR' }],
  additionalQuestions: [
    {
      id: 'anotherAccount',
      name: 'Do you already have an account?',
      kind: 'yesNoText',
      options: YES_NO,
      detailAt: 1,
      detail: 'Which account?',
    },
    {
      id: 'controlAccount',
      name: 'Who decides?',
      kind: 'nameAndDate',
      options: [
        { id: 1, name: 'I do' },
        { id: 2, name: 'Someone else' },
      ],
      detailAt: 2,
    },
  ],
  personalAgreements: [
    { id: 1, name: 'It is true.' },
    { id: 2, name: 'I’ll tell you.' },
  ],
  documentCategories: [{ id: 1, name: 'Proof of identity', types: [{ id: 1, name: 'Passport' }] }],
  industries: [{ id: 1, name: 'Shops', group: 'mainstream' }],
  businessPurposes: [{ id: 1, name: 'Pay suppliers' }],
}

const SIGN_DATA = { clientId: 'c1', signUrl: 'https://sign.example/1' }
const NEVER_ENDS = new Promise<never>(() => undefined)

/** Returns a bank that keeps the answers it gets. */
export function aKycBank(info: Partial<KycCustomerInfo> = {}) {
  const state = { ...KYC_INFO, ...info }
  const realtime = aRealtime()
  const signData = state.declaredBy === 'signature' ? SIGN_DATA : undefined
  const kyc = {
    read: vi.fn<Kyc['read']>(async () => state),
    save: vi.fn<Kyc['save']>(async ({ revision, section, answers, submit }) => ({
      kycCustomerInfo: {
        ...state,
        revision: revision + 1,
        answers: { ...state.answers, [section]: answers },
        ...(submit &&
          !signData && { submittedAt: '2026-11-24T10:00:00.000Z', decisionBy: '2026-11-26' }),
      },
      ...(submit && { signData }),
    })),
    updatePersonalInfo: vi.fn<Kyc['updatePersonalInfo']>(async () => undefined),
  }
  const signatures = {
    open: vi.fn<Signatures['open']>(async () => SIGN_DATA),
    complete: vi.fn<Signatures['complete']>(async () => NEVER_ENDS),
    outcome: vi.fn<Signatures['outcome']>(() => NEVER_ENDS),
  }
  const drafts = { keep: vi.fn<Sixpence['drafts']['keep']>() }
  const listOf = async ({ name }: { name: string }) => LISTS[name] ?? []
  const dictionaries = {
    read: vi.fn<Dictionaries['read']>(listOf),
    readBusiness: vi.fn<Dictionaries['readBusiness']>(listOf),
  }
  const sixpence = aSixpence({
    accounts: {},
    kyc,
    realtime,
    signatures,
    dictionaries,
    drafts,
    start: aStart(),
  })
  return { ...kyc, signatures, dictionaries, drafts, realtime, sixpence }
}

/** Shows the form at such a bank. */
export function renderKyc(info?: Partial<KycCustomerInfo>, step?: string) {
  const bank = aKycBank(info)
  const onStepChange = vi.fn<(step: string) => void>()
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const onSign = vi.fn<(signData: SignData) => void>()
  const view = renderInBank(
    <BankStore>
      <KycForm
        {...(step !== undefined && { step, onStepChange })}
        introduction="The law asks for it."
        onSign={onSign}
        renderDocument={({ categoryId }) => <p>{`upload ${categoryId}`}</p>}
      />
    </BankStore>,
    { sixpence: bank.sixpence, onNavigate },
  )
  return { ...bank, onNavigate, onSign, onStepChange, ...view }
}

/** Presses a button. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
