/** Lists of choices for all customers. */
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

/** The groups of industries. */
export const INDUSTRY_GROUPS = ['adult', 'mainstream', 'financial', 'investment'] as const

/**
 * The kinds of answer to an additional question. `yesNoText`: yes or no, with a text for yes;
 * `nameAndDate`: one of several answers, where one needs a name and a date.
 */
export const QUESTION_KINDS = ['yesNoText', 'nameAndDate'] as const

export type DictionaryName = (typeof DICTIONARIES)[number]

export type BusinessDictionaryName = (typeof BUSINESS_DICTIONARIES)[number]

export type IndustryGroup = (typeof INDUSTRY_GROUPS)[number]

export type QuestionKind = (typeof QUESTION_KINDS)[number]
