import type { BusinessDictionaryName, DictionaryName } from '../dictionaries/index.ts'

/** Answers to the questions of a section: texts, ids of choices, days as `YYYY-MM-DD`. */
export type KycAnswers = Readonly<Record<string, string | readonly string[]>>

/** What a question takes. */
type KycInput =
  /** At most so many characters. */
  | { readonly kind: 'text'; readonly most: number }
  /** A day that isn't in the future. */
  | { readonly kind: 'day' }
  /** The same, and eighteen years ago at least. */
  | { readonly kind: 'birthDay' }
  /** The id of a choice. */
  | { readonly kind: 'choice'; readonly from: DictionaryName | BusinessDictionaryName }
  /** Ids of choices; `all`: every one of them. */
  | {
      readonly kind: 'choices'
      readonly from: DictionaryName | BusinessDictionaryName
      readonly all?: true
    }
  /** The id of an answer to an additional question, which is the one of the field's name. */
  | {
      readonly kind: 'question'
      readonly from: 'additionalQuestions' | 'businessAdditionalQuestions'
    }
  /** Ticked: `yes`. */
  | { readonly kind: 'tick' }

/** One question. */
export type KycField = KycInput & {
  readonly isOptional?: true
  /** The bank keeps it and never sends it back; no device keeps it. */
  readonly isSecret?: true
  /** The question whose answer it explains: the question says what is asked for. */
  readonly detailOf?: string
  /** It is asked only where the answers before it say so. */
  readonly when?: (answers: KycAnswers) => boolean
}

const YES = '1'
const SOMEONE_ELSE = '2'
const SALARY = '1'

const text = (most: number) => ({ kind: 'text', most }) as const

/** What each section asks, in its order. */
export const KYC_FIELDS = {
  person: {
    birthDay: { kind: 'birthDay' },
    birthCountry: { kind: 'choice', from: 'birthCountries' },
    citizenship: { kind: 'choice', from: 'birthCountries' },
    taxCountry: { kind: 'choice', from: 'countries' },
    // Every country has a format of its own, and some have several.
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
      when: ({ sourcesOfFunds }) => sourcesOfFunds?.includes(SALARY) === true,
    },
  },
  account: {
    purposes: { kind: 'choices', from: 'purposes' },
    estimatedMonthlyDeposits: { kind: 'choice', from: 'estimatedMonthlyDeposits' },
  },
  questions: {
    anotherAccount: { kind: 'question', from: 'additionalQuestions' },
    anotherAccountText: {
      ...text(500),
      detailOf: 'anotherAccount',
      when: ({ anotherAccount }) => anotherAccount === YES,
    },
    controlAccount: { kind: 'question', from: 'additionalQuestions' },
    controlAccountName: {
      ...text(120),
      when: ({ controlAccount }) => controlAccount === SOMEONE_ELSE,
    },
    controlAccountDate: {
      kind: 'day',
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
    businessAnotherAccount: { kind: 'question', from: 'businessAdditionalQuestions' },
    businessAnotherAccountText: {
      ...text(500),
      detailOf: 'businessAnotherAccount',
      when: ({ businessAnotherAccount }) => businessAnotherAccount === YES,
    },
  },
  declaration: { declared: { kind: 'tick' }, signedName: text(120) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, KycField>>>>

/** A part of the questions, saved as one. */
export type KycSection = keyof typeof KYC_FIELDS

/** The name of a question. */
export type KycFieldName = {
  [Section in KycSection]: keyof (typeof KYC_FIELDS)[Section]
}[KycSection]

/** A question by its name. */
export type NamedKycField = readonly [name: KycFieldName, field: KycField]

/** The questions of one section, by name. */
export const kycFieldsOf = (section: KycSection): readonly NamedKycField[] =>
  Object.entries<KycField>(KYC_FIELDS[section]) as [KycFieldName, KycField][] // its own keys

/** Who is asked. */
export type KycKind = 'personal' | 'business'

/** What a person answers and what a business does, in the order of the questions. */
export const KYC_SECTIONS: Readonly<Record<KycKind, readonly KycSection[]>> = {
  personal: ['person', 'home', 'work', 'account', 'questions', 'agreements'],
  business: ['business', 'funds', 'businessQuestions', 'declaration'],
}

/** What a person brings up to date when the bank asks for it again. */
export const PERSONAL_INFO_SECTIONS = ['person', 'home'] as const satisfies readonly KycSection[]
