export { dictionaries } from './dictionaries.ts'
export type { BusinessDictionaryRequest, Dictionaries, DictionaryRequest } from './dictionaries.ts'

export { BUSINESS_DICTIONARIES } from '@sixpence/protocol/dictionaries'
export type {
  BusinessDictionaryName,
  DictionaryItem,
  DictionaryName,
  IndustryGroup,
  QuestionKind,
} from '@sixpence/protocol/dictionaries'
