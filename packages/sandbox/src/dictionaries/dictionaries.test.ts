import { gzipSync } from 'node:zlib'
import { LOCALES } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

interface Item {
  readonly id: number | string
  readonly name: string
  readonly [more: string]: unknown
}

const ask = (body: object, method = 'dictionaryGet') => readJson(bank.call(method, body))
const itemsOf = async (body: object, method?: string) =>
  (await ask(body, method))['items'] as Item[]

const EVERYONES = [
  ['DICT-001', 'occupations', { id: 14, name: 'Student' }],
  ['DICT-002', 'countries', { id: 'IE', name: 'Ireland' }],
  ['DICT-003', 'currencies', { id: 'EUR', name: 'Euro' }],
  ['DICT-004', 'transactionTypes', { id: 0, name: 'All transactions' }],
  ['DICT-005', 'birthCountries', { id: 'AQ', name: 'Antarctica' }],
  ['DICT-007', 'addressDocumentTypes', { id: 10, name: 'Utility bill' }],
  ['DICT-008', 'sourcesOfFunds', { id: 1, name: 'Salary' }],
  ['DICT-008', 'employeeSourcesOfFunds', { id: 2, name: 'Part-time work' }],
  ['DICT-009', 'purposes', { id: 3, name: 'Save money' }],
  ['DICT-013', 'personalAgreements', { id: 1, name: 'What I’ve entered is true and complete.' }],
  ['DICT-014', 'estimatedMonthlyDeposits', { id: 2, name: '1,000 EUR to 5,000 EUR' }],
  ['DICT-015', 'accessRights', { id: 3, name: 'Prepares payments' }],
  ['DICT-016', 'phoneCodes', { id: 'UA', name: 'Ukraine', callingCode: '380' }],
  ['DICT-017', 'states', { id: 'US-CA', name: 'California', countryCode: 'US' }],
] as const

const BUSINESSES = [
  ['DICT-008', 'businessSourcesOfFunds', { id: 2, name: 'Money from the owners' }],
  ['DICT-009', 'businessPurposes', { id: 3, name: 'Pay salaries' }],
  ['DICT-010', 'industries', { id: 3, name: 'Software and IT', group: 'mainstream' }],
] as const

describe('dictionaryGet', () => {
  it.each(EVERYONES)('(%s) holds %s', async (_row, name, item) => {
    expect(await itemsOf({ name })).toContainEqual(item)
  })

  it('begins with all transactions (DICT-004)', async () => {
    expect((await itemsOf({ name: 'transactionTypes' }))[0]).toEqual({
      id: 0,
      name: 'All transactions',
    })
  })

  it('names each category of documents and its kinds, by id (DICT-006)', async () => {
    const categories = await itemsOf({ name: 'documentCategories' })
    expect(categories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(categories[0]).toEqual({
      id: 1,
      name: 'Proof of identity',
      types: [
        { id: 1, name: 'Passport' },
        { id: 4, name: 'Identity card', isTwoSided: true },
        { id: 5, name: 'Driving licence', isTwoSided: true },
        { id: 88, name: 'Internal passport', isTwoSided: true, countryCodes: ['RU', 'UA'] },
      ],
    })
  })

  it.each([
    ['DICT-007', 'addressDocumentTypes', 'DE', 'Registration of residence', true],
    ['DICT-007', 'addressDocumentTypes', 'US', 'Registration of residence', false],
    ['DICT-017', 'states', 'US', 'California', true],
    ['DICT-017', 'states', 'CA', 'California', false],
    ['DICT-017', 'states', 'IE', 'California', false],
  ] as const)('(%s) lists %s of %s: %s %s', async (...[, name, countryCode, choice, isThere]) => {
    const names = (await itemsOf({ name, countryCode })).map(item => item.name)
    expect(names.includes(choice)).toBe(isThere)
  })

  it('asks additional questions of two kinds, and no other (DICT-011)', async () => {
    const [another, control, ...others] = await itemsOf({ name: 'additionalQuestions' })
    expect(others).toEqual([])
    expect([another?.id, control?.id]).toEqual(['anotherAccount', 'controlAccount'])
  })

  it('wants a text at yes, and a name and a date at the second answer (DICT-012)', async () => {
    const personal = await itemsOf({ name: 'additionalQuestions' })
    const business = await itemsOf({ name: 'businessAdditionalQuestions' }, 'businessDictionaryGet')
    const yesOrNo = [
      { id: 1, name: 'Yes' },
      { id: 0, name: 'No' },
    ]
    const text = { kind: 'yesNoText', detailAt: 1, options: yesOrNo }
    expect([...personal, ...business]).toMatchObject([
      { id: 'anotherAccount', ...text },
      { id: 'controlAccount', kind: 'nameAndDate', detailAt: 2, options: [{ id: 1 }, { id: 2 }] },
      { id: 'businessAnotherAccount', ...text },
    ])
  })

  it('answers all at once where none is named, to anybody (DICT-018)', async () => {
    const { dictionaries, items } = await ask({})
    expect(items).toEqual([])
    const lists = dictionaries as { name: string; items: Item[] }[]
    const names = EVERYONES.map(([, name]) => name)
    expect(lists.map(({ name }) => name).toSorted()).toEqual(
      [...names, 'additionalQuestions', 'documentCategories'].toSorted(),
    )
    for (const { name, items: listed } of lists) expect(listed).toEqual(await itemsOf({ name }))
  })

  it('refuses a list that there is not', async () => {
    expect(await ask({ name: 'industries' })).toMatchObject({ responseCode: 'VF' })
    expect(await ask({ name: 'colours' })).toMatchObject({ responseCode: 'VF' })
  })
})

describe('businessDictionaryGet', () => {
  it.each(BUSINESSES)('(%s) holds %s', async (_row, name, item) => {
    expect(await itemsOf({ name }, 'businessDictionaryGet')).toContainEqual(item)
  })

  it('leaves out the industries that are hidden (DICT-010)', async () => {
    const groups = async (body: object) => [
      ...new Set(
        (await itemsOf({ name: 'industries', ...body }, 'businessDictionaryGet')).map(
          ({ group }) => group,
        ),
      ),
    ]
    expect(await groups({})).toEqual(['adult', 'mainstream', 'financial', 'investment'])
    expect(await groups({ hiddenIndustries: ['adult'] })).toEqual([
      'mainstream',
      'financial',
      'investment',
    ])
  })
})

describe.each(LOCALES)('the lists in %s', lang => {
  it('are small enough to be loaded ahead', async () => {
    const everyones = JSON.stringify(await ask({ lang }))
    const businesses = JSON.stringify(await ask({ lang }, 'businessDictionaryGet'))
    expect(gzipSync(everyones).length + gzipSync(businesses).length).toBeLessThanOrEqual(30_000)
  })

  it('name countries as the language does', async () => {
    const words = { en: 'Germany', es: 'Alemania', pt: 'Alemanha', ro: 'Germania' }
    const name = { ...words, ru: 'Германия', ua: 'Німеччина' }[lang]
    expect(await itemsOf({ lang, name: 'countries' })).toContainEqual({ id: 'DE', name })
  })
})
