/** Lists of choices for everyone. */
export const DICTIONARIES = [
  'occupations',
  'countries',
  'currencies',
  'transactionTypes',
  'birthCountries',
  'documentCategories',
  'addressDocumentTypes',
  'sourcesOfFunds',
  'employeeSourcesOfFunds',
  'purposes',
  'additionalQuestions',
  'personalAgreements',
  'estimatedMonthlyDeposits',
  'accessRights',
  'phoneCodes',
  'states',
] as const

/** Lists of choices for businesses. */
export const BUSINESS_DICTIONARIES = [
  'businessSourcesOfFunds',
  'businessPurposes',
  'industries',
  'businessAdditionalQuestions',
] as const

/** What an industry belongs to. */
export const INDUSTRY_GROUPS = ['adult', 'mainstream', 'financial', 'investment'] as const

/**
 * How an additional question is answered. `yesNoText`: yes or no, and a text where it is yes;
 * `nameAndDate`: one of several answers, and a name and a date with one of them.
 */
export const QUESTION_KINDS = ['yesNoText', 'nameAndDate'] as const

export type DictionaryName = (typeof DICTIONARIES)[number]

export type BusinessDictionaryName = (typeof BUSINESS_DICTIONARIES)[number]

export type IndustryGroup = (typeof INDUSTRY_GROUPS)[number]

export type QuestionKind = (typeof QUESTION_KINDS)[number]
