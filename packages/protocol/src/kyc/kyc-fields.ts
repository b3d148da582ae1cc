import type { BusinessDictionaryName, DictionaryName } from '../dictionaries/index.ts'
import { textsOf, type Field, type Fields } from '../fields/index.ts'

/** Answers to the questions of a section: texts, ids of choices, days as `YYYY-MM-DD`. */
export type KycAnswers = Readonly<Record<string, string | readonly string[]>>

type Dictionary = DictionaryName | BusinessDictionaryName

/** One question. Its choices come from a dictionary; a tick is `yes`. */
export type KycField = (Exclude<Field, { from: unknown }> | FromDictionary) & {
  /** The question whose answer it explains; that question provides its label. */
  readonly detailOf?: string
}

type FromDictionary = Extract<Field, { from: unknown }> & { readonly from: Dictionary }

/** The dictionaries with whole questions: each item is one, named like its field, with options. */
const QUESTIONS: readonly string[] = ['additionalQuestions', 'businessAdditionalQuestions']

/** Returns true if a dictionary has the question itself, and not only its choices. */
export const isQuestion = ({ from }: { readonly from: Dictionary }): boolean =>
  QUESTIONS.includes(from)

const YES = '1'
const SOMEONE_ELSE = '2'
const SALARY = '1'

const text = (most: number) => ({ kind: 'text', most }) as const

/** The questions of each section, in order. */
export const KYC_FIELDS = {
  person: {
    birthDay: { kind: 'day', isPast: true, age: 18 },
    birthCountry: { kind: 'choice', from: 'birthCountries' },
    citizenship: { kind: 'choice', from: 'birthCountries' },
    taxCountry: { kind: 'choice', from: 'countries' },
    // Each country has its own format, and some have several.
    taxNumber: { ...text(40), isSecret: true },
  },
  home: {
    countryCode: { kind: 'choice', from: 'countries' },
    stateCode: { kind: 'choice', from: 'states', isOptional: true },
    address1: text(120),
    address2: { ...text(120), isOptional: true },
    city: text(80),
    postalCode: text(16),
  },
  work: {
    occupation: { kind: 'choice', from: 'occupations' },
    sourcesOfFunds: { kind: 'choices', from: 'sourcesOfFunds' },
    employeeSourcesOfFunds: {
      kind: 'choices',
      from: 'employeeSourcesOfFunds',
      when: ({ sourcesOfFunds }) => textsOf(sourcesOfFunds).includes(SALARY),
    },
  },
  account: {
    purposes: { kind: 'choices', from: 'purposes' },
    estimatedMonthlyDeposits: { kind: 'choice', from: 'estimatedMonthlyDeposits' },
  },
  questions: {
    anotherAccount: { kind: 'choice', from: 'additionalQuestions' },
    anotherAccountText: {
      ...text(500),
      detailOf: 'anotherAccount',
      when: ({ anotherAccount }) => anotherAccount === YES,
    },
    controlAccount: { kind: 'choice', from: 'additionalQuestions' },
    controlAccountName: {
      ...text(120),
      when: ({ controlAccount }) => controlAccount === SOMEONE_ELSE,
    },
    controlAccountDate: {
      kind: 'day',
      isPast: true,
      when: ({ controlAccount }) => controlAccount === SOMEONE_ELSE,
    },
  },
  agreements: { agreements: { kind: 'choices', from: 'personalAgreements', all: true } },
  business: {
    industry: { kind: 'choice', from: 'industries' },
    businessPurposes: { kind: 'choices', from: 'businessPurposes' },
  },
  funds: {
    businessSourcesOfFunds: { kind: 'choices', from: 'businessSourcesOfFunds' },
    estimatedMonthlyDeposits: { kind: 'choice', from: 'estimatedMonthlyDeposits' },
  },
  businessQuestions: {
    businessAnotherAccount: { kind: 'choice', from: 'businessAdditionalQuestions' },
    businessAnotherAccountText: {
      ...text(500),
      detailOf: 'businessAnotherAccount',
      when: ({ businessAnotherAccount }) => businessAnotherAccount === YES,
    },
  },
  declaration: { declared: { kind: 'tick' }, signedName: text(120) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, KycField>>>>

/** The fields of a question that the bank itself has found an answer to. */
export const DUE_DILIGENCE_FIELDS = {
  question: text(300),
  answer: { ...text(2_000), isLong: true },
} as const satisfies Fields

/** A part of the questions that is saved as a whole. */
export type KycSection = keyof typeof KYC_FIELDS

/** The name of a question. */
export type KycFieldName = {
  [Section in KycSection]: keyof (typeof KYC_FIELDS)[Section]
}[KycSection]

/** A question by its name. */
export type NamedKycField = readonly [name: KycFieldName, field: KycField]

/** Returns the questions of one section, by name. */
export const kycFieldsOf = (section: KycSection): readonly NamedKycField[] =>
  Object.entries<KycField>(KYC_FIELDS[section]) as [KycFieldName, KycField][] // its own keys

/** The kinds of customer with questions of their own. */
export type KycKind = 'personal' | 'business'

/** The sections for a person and for a business, in the order of the questions. */
export const KYC_SECTIONS: Readonly<Record<KycKind, readonly KycSection[]>> = {
  personal: ['person', 'home', 'work', 'account', 'questions', 'agreements'],
  business: ['business', 'funds', 'businessQuestions', 'declaration'],
}

/** The sections that a person updates when the bank asks for them again. */
export const PERSONAL_INFO_SECTIONS = ['person', 'home'] as const satisfies readonly KycSection[]
