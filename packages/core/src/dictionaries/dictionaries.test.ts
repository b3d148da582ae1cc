import type { DictionaryItem } from '@sixpence/protocol/dictionaries'
import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import type { Locale } from '../locale/index.ts'
import { dictionaries as domain } from './index.ts'

const STUDENT: DictionaryItem = { id: 14, name: 'Student' }
const CALIFORNIA: DictionaryItem = { id: 'US-CA', name: 'California', countryCode: 'US' }
const ONTARIO: DictionaryItem = { id: 'CA-ON', name: 'Ontario', countryCode: 'CA' }
const SHOPS: DictionaryItem = { id: 1, name: 'Shops', group: 'mainstream' }

const LISTS: Readonly<Record<string, readonly DictionaryItem[]>> = {
  occupations: [STUDENT],
  states: [CALIFORNIA, ONTARIO],
  industries: [SHOPS],
}

function aBank() {
  const asked: unknown[] = []
  const state = { locale: 'en' as Locale, isDown: false }
  const call = (async ({ name: method }: { name: string }, input: { name?: string }) => {
    asked.push([method, state.locale, input])
    if (state.isDown) throw new TypeError('down')
    const all = Object.entries(LISTS).map(([name, items]) => ({ name, items }))
    return { items: LISTS[input.name ?? ''] ?? [], dictionaries: input.name ? [] : all }
  }) as unknown as CallNamedMethod
  return { asked, state, dictionaries: opened(domain, { call, language: () => state.locale }) }
}

describe('dictionaries', () => {
  it('are fetched in one call and asked for no more (DICT-018)', async () => {
    const { asked, dictionaries } = aBank()
    await Promise.all([dictionaries.load(), dictionaries.load()])
    expect(await dictionaries.read({ name: 'occupations' })).toEqual([STUDENT])
    expect(await dictionaries.read({ name: 'states', countryCode: 'CA' })).toEqual([ONTARIO])
    expect(asked).toEqual([['dictionaryGet', 'en', {}]])
  })

  it('come one by one where they were not fetched, each once', async () => {
    const { asked, dictionaries } = aBank()
    const both = () =>
      Promise.all([
        dictionaries.read({ name: 'states' }),
        dictionaries.read({ name: 'states', countryCode: 'US' }),
      ])
    expect(await both()).toEqual([[CALIFORNIA, ONTARIO], [CALIFORNIA]])
    await both()
    expect(asked).toEqual([['dictionaryGet', 'en', { name: 'states' }]])
  })

  it('are asked for again after a failure, and in another language', async () => {
    const { asked, state, dictionaries } = aBank()
    state.isDown = true
    await expect(dictionaries.load()).rejects.toThrow('down')
    await expect(dictionaries.read({ name: 'occupations' })).rejects.toThrow('down')
    state.isDown = false
    expect(await dictionaries.read({ name: 'occupations' })).toEqual([STUDENT])
    state.locale = 'ua'
    await dictionaries.read({ name: 'occupations' })
    expect(asked).toEqual([
      ['dictionaryGet', 'en', {}],
      ['dictionaryGet', 'en', { name: 'occupations' }],
      ['dictionaryGet', 'en', { name: 'occupations' }],
      ['dictionaryGet', 'ua', { name: 'occupations' }],
    ])
  })

  it('of businesses are a call of their own, without what is hidden (DICT-010)', async () => {
    const { asked, dictionaries } = aBank()
    await dictionaries.loadBusiness({ hiddenIndustries: ['adult'] })
    const hidden = { name: 'industries', hiddenIndustries: ['adult'] } as const
    expect(await dictionaries.readBusiness(hidden)).toEqual([SHOPS])
    await dictionaries.readBusiness({ name: 'industries' })
    expect(asked).toEqual([
      ['businessDictionaryGet', 'en', { hiddenIndustries: ['adult'] }],
      ['businessDictionaryGet', 'en', { name: 'industries' }],
    ])
  })
})
