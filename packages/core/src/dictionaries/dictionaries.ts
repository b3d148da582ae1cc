import {
  choicesOfCountry,
  type BusinessDictionaryName,
  type DictionaryItem,
  type DictionaryName,
  dictionaryCalls,
  dictionaryMethods,
  type IndustryGroup,
} from '@sixpence/protocol/dictionaries'
import type { Domain } from '../domain/index.ts'
import { keepLists } from './keep-lists.ts'

/** A request for one list. */
export interface DictionaryRequest {
  readonly name: DictionaryName
  /** In lists grouped by country, leaves out other countries' choices. */
  readonly countryCode?: string | undefined
}

/** A request for one list for businesses. */
export interface BusinessDictionaryRequest {
  readonly name: BusinessDictionaryName
  /** Groups of industries to leave out. */
  readonly hiddenIndustries?: readonly IndustryGroup[] | undefined
}

/**
 * Lists of choices in the current language. Each is fetched once per language and kept. Available
 * as `sixpence.dictionaries`.
 */
export interface Dictionaries {
  /** Returns the choices of one list. */
  read(request: DictionaryRequest): Promise<readonly DictionaryItem[]>
  /** Returns the choices of one list for businesses. */
  readBusiness(request: BusinessDictionaryRequest): Promise<readonly DictionaryItem[]>
  /** Fetches all lists for everyone in one call, so forms don't wait for them later. */
  load(): Promise<void>
  /** The same for businesses. */
  loadBusiness(request?: Omit<BusinessDictionaryRequest, 'name'>): Promise<void>
}

/** Calls about lists of choices. */
export const dictionaries: Domain<Dictionaries, typeof dictionaryCalls> = {
  name: 'dictionaries',
  calls: dictionaryCalls,
  open({ call, language }) {
    const lists = keepLists<DictionaryName>()
    const businessLists = keepLists<BusinessDictionaryName>()
    const source = {
      all: async () => (await call(dictionaryMethods.read, {})).dictionaries,
      one: async (name: DictionaryName) => (await call(dictionaryMethods.read, { name })).items,
    }
    const businessSource = (hidden: readonly IndustryGroup[]) => {
      const input = { ...(hidden.length > 0 && { hiddenIndustries: [...hidden] }) }
      const ask = dictionaryMethods.readBusiness
      return {
        all: async () => (await call(ask, input)).dictionaries,
        one: async (name: BusinessDictionaryName) => (await call(ask, { ...input, name })).items,
      }
    }
    const businessKey = (hidden: readonly IndustryGroup[]) =>
      [language(), ...hidden.toSorted()].join()
    return {
      load: () => lists.load(language(), source),
      read: async ({ name, countryCode }) =>
        choicesOfCountry(await lists.read(language(), name, source), countryCode),
      loadBusiness: ({ hiddenIndustries: hidden = [] } = {}) =>
        businessLists.load(businessKey(hidden), businessSource(hidden)),
      readBusiness: ({ name, hiddenIndustries: hidden = [] }) =>
        businessLists.read(businessKey(hidden), name, businessSource(hidden)),
    }
  },
}
