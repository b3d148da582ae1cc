import { describe, expect, it } from 'vitest'
import { aField, JAPAN, SEPA, WIRE } from '../../testing/abroad/ways-abroad.ts'
import { formFields, keyedField } from './details/form-fields.ts'
import { EMPTY_DRAFT, readIban } from './send-money-draft.ts'
import { namedPayee, sendMoneyFaults } from './send-money-rules.ts'
import { chosenCurrency, chosenWay, wayId } from './ways/chosen-way.ts'

const LEI = { ...SEPA, rail: 'local' as const, currencies: ['RON'] }
const WAYS = [SEPA, LEI, WIRE]

describe('chosenWay', () => {
  it.each([
    ['the first, where nothing was chosen', {}, SEPA],
    ['the one that was chosen', { wayId: wayId(WIRE) }, WIRE],
    ['of two of a kind the one that was chosen', { wayId: wayId(LEI) }, LEI],
    [
      'of a payment that is changed the one of its currency',
      { wayId: 'eft', currency: 'RON' },
      LEI,
    ],
    ['one of the same kind in another country', { wayId: 'wire/ach' }, WIRE],
    ['the first, where the kind is not offered', { wayId: 'oct/card' }, SEPA],
  ])('is %s', (_what, chosen, way) => {
    expect(chosenWay(WAYS, chosen)).toBe(way)
  })

  it('is none where there is none', () => {
    expect(chosenWay([], { wayId: 'eft/sepa' })).toBeUndefined()
  })
})

describe('chosenCurrency', () => {
  it.each([
    ['as it was chosen', ['EUR', 'USD'], 'EUR'],
    ['as it leaves, where nothing was chosen', [undefined, 'USD'], 'USD'],
    ['as the bank names first, where neither can arrive', ['RON', 'JPY'], 'USD'],
  ])('is %s', (_what, currencies, currency) => {
    expect(chosenCurrency(WIRE, ...currencies)).toBe(currency)
  })
})

describe('the country that money goes to', () => {
  it.each([
    ['missing', 'country', undefined, undefined],
    [undefined, 'country', 'DE', undefined],
    [undefined, 'country', 'DE', [SEPA]],
    ['unreached', 'country', 'GI', []],
    [undefined, 'iban', undefined, undefined],
  ] as const)('is %s by %s %s with the ways %j', (...row) => {
    const [fault, routedBy, countryCode, ways] = row
    const draft = { ...EMPTY_DRAFT, permission: '3d' as const, routedBy, countryCode }
    const { country } = sendMoneyFaults({ draft, ways, from: undefined, way: undefined }, 'empty')
    expect(country).toBe(fault)
  })
})

describe('formFields', () => {
  const options = [{ id: 'savings', name: 'Savings' }]

  it('takes flat what carries options, and nothing else (XFER-025)', () => {
    const further = aField('purpose', { options })
    const params = [
      aField('accountType', { options }),
      further,
      aField('memo'),
      aField('x', { options: [] }),
    ]
    const fields = formFields(JAPAN.fields, params)
    expect(fields.map(({ name }) => name)).toEqual([
      'bankCode',
      'branchCode',
      'accountNumber',
      'accountType',
      'purpose',
    ])
    expect(fields[3]?.options).toEqual(options)
  })
})

describe('keyedField', () => {
  const key = aField('instantKey', { kinds: ['cpf', 'cnpj', 'email', 'phone', 'randomKey'] })

  it.each([
    ['random', ['randomKey']],
    ['phone', ['phone']],
    ['', key.kinds],
    ['__proto__', key.kinds],
  ])('takes for a key of the type %s: %s (XFER-035)', (instantKeyType, kinds) => {
    expect(keyedField(key, { instantKeyType }).kinds).toEqual(kinds)
  })

  it('leaves other fields as they are', () => {
    const iban = SEPA.fields[0] ?? key
    expect(keyedField(iban, { instantKeyType: 'cpf' })).toBe(iban)
  })
})

describe('namedPayee', () => {
  const chosen = (change: object) => ({
    draft: {
      ...EMPTY_DRAFT,
      permission: '3d' as const,
      countryCode: 'DE',
      payeeName: ' Lena Vogt ',
      ...change,
    },
    from: undefined,
    way: SEPA,
    ways: [SEPA],
  })
  const iban = 'DE14900900900000000017'
  const named = { countryCode: 'DE', payeeName: 'Lena Vogt' }

  it.each([
    ['an IBAN alone, whatever was looked up by it', { iban, bic: 'LNDNDEFFXXX' }, { iban }],
    [
      'all that names an account without one',
      { sortCode: '089999', accountNumber: '66374958' },
      { sortCode: '089999', accountNumber: '66374958' },
    ],
  ])('compares the name with %s', (_what, details, compared) => {
    expect(namedPayee(chosen({}), details)).toEqual({ ...named, details: compared })
  })

  it.each([
    ['for an account of one’s own', { permission: 'own' }, { iban }],
    ['without a name', { payeeName: ' ' }, { iban }],
    ['without an account', {}, undefined],
  ])('compares nothing %s', (_what, change, details) => {
    expect(namedPayee(chosen(change), details)).toBeUndefined()
  })
})

describe('the country of an IBAN', () => {
  it.each([
    ['de14 9009', 'DE'],
    ['IBAN: DE14 9009 0090 0000 0000 17', 'DE'],
    ['IBAN GB29', 'GB'],
    ['DE', undefined],
  ])('of %s is %s', (iban, countryCode) => {
    expect(readIban({ iban }).countryCode).toBe(countryCode)
  })
})
