import { BUSINESS_DICTIONARIES, choicesOfCountry, DICTIONARIES } from '@sixpence/protocol'
import type { dictionaryMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { businessDictionary, dictionary } from './dictionary-lists.ts'

export const dictionaryHandlers = {
  read: async ({ name, countryCode }, context) => {
    const listOf = async (wanted: (typeof DICTIONARIES)[number]) =>
      choicesOfCountry(await dictionary(wanted, context), countryCode)
    if (name !== undefined) return { items: await listOf(name), dictionaries: [] }
    const dictionaries = []
    for (const one of DICTIONARIES) dictionaries.push({ name: one, items: await listOf(one) })
    return { items: [], dictionaries }
  },

  readBusiness: async ({ name, hiddenIndustries }, { locale }) => {
    const listOf = (wanted: (typeof BUSINESS_DICTIONARIES)[number]) =>
      businessDictionary(wanted, locale, hiddenIndustries)
    if (name !== undefined) return { items: listOf(name), dictionaries: [] }
    const dictionaries = BUSINESS_DICTIONARIES.map(one => ({ name: one, items: listOf(one) }))
    return { items: [], dictionaries }
  },
} satisfies Handlers<typeof dictionaryMethods>
