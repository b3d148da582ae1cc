import {
  BUSINESS_DICTIONARIES,
  type BusinessDictionaryName,
  type DictionaryItem,
  type DictionaryName,
  type DictionaryRequest,
} from '@sixpence/core/dictionaries'
import { useBrand } from '../provider/index.ts'
import { answerOnShow, loadStateOf, type LoadState } from '../store/index.ts'
import { dictionariesApi } from './dictionaries-api.ts'

/** A list of choices. If it fails to load, its field is blocked and offers to load it again. */
export interface DictionaryTask extends LoadState<readonly DictionaryItem[]> {
  /** @deprecated Use `data`. */
  readonly items: DictionaryTask['data']
}

/**
 * Returns a list of choices in the current language, without the industries that the brand hides.
 * With a `countryCode` it leaves out the choices of other countries.
 */
export function useDictionary(
  name: DictionaryName | BusinessDictionaryName,
  { countryCode }: Omit<DictionaryRequest, 'name'> = {},
): DictionaryTask {
  const { hiddenIndustries } = useBrand()
  const own = isOfBusiness(name) ? { name, hiddenIndustries } : undefined
  const common = isOfBusiness(name) ? undefined : { name, ...(countryCode && { countryCode }) }
  const business = dictionariesApi.readBusiness.useReadIf(own)
  const everyone = dictionariesApi.read.useReadIf(common)
  const query = own ? business : everyone
  const items = answerOnShow(query, query.error)
  return { items, ...loadStateOf({ ...query, data: items }) }
}

const isOfBusiness = (
  name: DictionaryName | BusinessDictionaryName,
): name is BusinessDictionaryName => BUSINESS_DICTIONARIES.some(known => known === name)
