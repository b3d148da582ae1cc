import type { BusinessDictionaryName, DictionaryItem, DictionaryRequest } from '@sixpence/core'
import { useBrand } from '../provider/index.ts'
import { answerOnShow, loadStateOf, type Answered, type LoadState } from '../store/index.ts'
import { dictionariesApi } from './dictionaries-api.ts'

/** A list of choices. If it fails to load, its field is blocked and offers to load it again. */
export interface DictionaryTask extends LoadState {
  /** Undefined until loaded. */
  readonly items: readonly DictionaryItem[] | undefined
}

/** Returns a list of choices for everyone, in the current language. */
export function useDictionary(
  name: DictionaryRequest['name'],
  { countryCode }: Omit<DictionaryRequest, 'name'> = {},
): DictionaryTask {
  return taskOf(dictionariesApi.read.useRead({ name, ...(countryCode && { countryCode }) }))
}

/** Returns a list of choices for businesses, without the industries that the brand hides. */
export function useBusinessDictionary(name: BusinessDictionaryName): DictionaryTask {
  const { hiddenIndustries } = useBrand()
  return taskOf(dictionariesApi.readBusiness.useRead({ name, hiddenIndustries }))
}

function taskOf(query: Answered<readonly DictionaryItem[]>): DictionaryTask {
  const items = answerOnShow(query, query.error)
  return { items, ...loadStateOf({ ...query, data: items }) }
}
