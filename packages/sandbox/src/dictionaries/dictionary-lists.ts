import type {
  BusinessDictionaryName,
  DictionaryItem,
  DictionaryName,
  IndustryGroup,
} from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { accessRights, currencies, monthlyDeposits, transactionTypes } from './bank-choices.ts'
import { countriesToLiveIn, everyCountry, phoneCodes, states } from './country-choices.ts'
import { addressDocumentTypes, documentCategories } from './document-choices.ts'
import { industryChoices, numberedChoices } from './numbered-choices.ts'
import { additionalQuestions, businessQuestions } from './question-choices.ts'
import { WORDS } from './words.ts'

type ListContext = Pick<Context, 'sql' | 'locale'>
type List = (context: ListContext) => DictionaryItem[] | Promise<DictionaryItem[]>

const LISTS: Readonly<Record<DictionaryName, List>> = {
  occupations: ({ locale }) => numberedChoices('occupations', WORDS[locale]),
  countries: ({ locale }) => countriesToLiveIn(locale),
  currencies: ({ locale, sql }) => currencies(locale, sql),
  transactionTypes: ({ locale }) => transactionTypes(locale),
  birthCountries: ({ locale }) => everyCountry(locale),
  documentCategories: ({ locale }) => documentCategories(locale),
  addressDocumentTypes: ({ locale }) => addressDocumentTypes(locale),
  sourcesOfFunds: ({ locale }) => numberedChoices('sourcesOfFunds', WORDS[locale]),
  employeeSourcesOfFunds: ({ locale }) => numberedChoices('employeeSourcesOfFunds', WORDS[locale]),
  purposes: ({ locale }) => numberedChoices('purposes', WORDS[locale]),
  additionalQuestions: ({ locale }) => additionalQuestions(WORDS[locale]),
  personalAgreements: ({ locale }) => numberedChoices('personalAgreements', WORDS[locale]),
  estimatedMonthlyDeposits: ({ locale }) => monthlyDeposits(locale),
  accessRights: ({ locale }) => accessRights(locale),
  phoneCodes: ({ locale }) => phoneCodes(locale),
  states: ({ locale }) => states(locale),
}

/** The choices of a list, in the language of the call. */
export async function dictionary(
  name: DictionaryName,
  context: ListContext,
): Promise<DictionaryItem[]> {
  return LISTS[name](context)
}

/** The choices of a list for businesses; industries without those that are hidden. */
export function businessDictionary(
  name: BusinessDictionaryName,
  locale: ListContext['locale'],
  hidden?: readonly IndustryGroup[],
): DictionaryItem[] {
  const words = WORDS[locale]
  if (name === 'industries') return industryChoices(words, hidden)
  if (name === 'businessAdditionalQuestions') return businessQuestions(words)
  return numberedChoices(name, words)
}
