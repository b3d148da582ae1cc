import { type DictionaryItem, INDUSTRY_GROUPS, type IndustryGroup } from '@sixpence/protocol'
import type { DictionaryWords } from './words.ts'

// A choice keeps its number forever: answers are stored by it.
const NUMBERS = {
  occupations: {
    manager: 1,
    technology: 2,
    health: 3,
    education: 4,
    financeOrLaw: 5,
    office: 6,
    sales: 7,
    craft: 8,
    industry: 9,
    farming: 10,
    publicService: 11,
    arts: 12,
    selfEmployed: 13,
    student: 14,
    home: 15,
    retired: 16,
    unemployed: 17,
    other: 18,
  },
  sourcesOfFunds: {
    salary: 1,
    ownBusiness: 2,
    pension: 3,
    savings: 4,
    investments: 5,
    sale: 6,
    inheritance: 7,
    family: 8,
    benefits: 9,
    other: 10,
  },
  employeeSourcesOfFunds: { fullTime: 1, partTime: 2, temporary: 3, bonus: 4, shares: 5 },
  businessSourcesOfFunds: {
    sales: 1,
    owners: 2,
    investors: 3,
    loans: 4,
    grants: 5,
    investments: 6,
    assets: 7,
    group: 8,
    donations: 9,
    other: 10,
  },
  purposes: {
    salary: 1,
    daily: 2,
    saving: 3,
    family: 4,
    abroad: 5,
    shopping: 6,
    freelance: 7,
    investing: 8,
    other: 9,
  },
  businessPurposes: {
    customers: 1,
    suppliers: 2,
    payroll: 3,
    taxes: 4,
    abroad: 5,
    payouts: 6,
    online: 7,
    reserves: 8,
    other: 9,
  },
  personalAgreements: { complete: 1, changes: 2, registers: 3 },
} as const satisfies {
  readonly [Name in keyof DictionaryWords]?: Readonly<Record<keyof DictionaryWords[Name], number>>
}

/** A list whose choices have a number and a name. */
export type NumberedList = keyof typeof NUMBERS

/** The choices of such a list, in their order. */
export function numberedChoices(name: NumberedList, words: DictionaryWords): DictionaryItem[] {
  const names: Readonly<Record<string, string>> = words[name]
  return Object.entries(NUMBERS[name]).map(([key, id]) => ({ id, name: names[key] ?? key }))
}

type Industry = keyof DictionaryWords['industries']

const INDUSTRIES: Readonly<Record<IndustryGroup, Readonly<Partial<Record<Industry, number>>>>> = {
  mainstream: {
    retail: 1,
    ecommerce: 2,
    software: 3,
    consulting: 4,
    manufacturing: 5,
    construction: 6,
    transport: 7,
    hospitality: 8,
    health: 9,
    education: 10,
    media: 11,
    farming: 12,
    property: 13,
    travel: 14,
    charity: 15,
    other: 16,
  },
  financial: { payments: 30, lending: 31, insurance: 32, exchange: 33, crypto: 34 },
  investment: { funds: 40, holding: 41, assets: 42, venture: 43 },
  adult: { adultContent: 50, webcam: 51, dating: 52, adultShops: 53 },
}

/** Industries of all groups except hidden ones. */
export function industryChoices(
  words: DictionaryWords,
  hidden: readonly IndustryGroup[] = [],
): DictionaryItem[] {
  const names: Readonly<Record<string, string>> = words.industries
  return INDUSTRY_GROUPS.filter(group => !hidden.includes(group)).flatMap(group =>
    Object.entries(INDUSTRIES[group]).map(([key, id]) => ({ id, name: names[key] ?? key, group })),
  )
}
