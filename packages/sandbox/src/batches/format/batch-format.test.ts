import { BATCH_SAMPLES, BATCH_TYPES } from '@sixpence/protocol'
import type { BatchFormat, BatchWay } from '@sixpence/protocol/batch-files'
import {
  BANK_DETAIL_KINDS,
  type BankDetailKind,
  checkBankDetail,
} from '@sixpence/protocol/bank-details'
import { batchMethods } from '@sixpence/protocol/schemas'
import Papa from 'papaparse'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { readJson, testSandbox } from '../../../tests/test-sandbox.ts'

const held = testDatabase()
const sandbox = testSandbox()

describe('the format of a batch file', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '100.00' } })
  })

  const formatOf = async (method: string) => {
    const { body } = await bank.call(batchMethods.format, { by: ada, input: { type: method } })
    return body['format'] as BatchFormat
  }

  it.each([
    ['p2p', 'rowId email amount note', ''],
    [
      'wire',
      'rowId payeeName countryCode currency amount feeShare note',
      'accountNumber address bic city iban',
    ],
    ['oct', 'rowId payeeName countryCode currency amount note', 'cardId'],
    ['digital', 'rowId payeeName countryCode currency amount note', 'walletAddress'],
    [
      'global',
      'rowId beneficiaryType beneficiaryName beneficiaryEmail beneficiaryCountryCode amount feeShare description',
      '',
    ],
  ])('names the columns of %s', async (method, names, details) => {
    const { columns } = await formatOf(method)
    const named = (areDetails: boolean) =>
      columns.flatMap(({ name, content }) => ((content === 'detail') === areDetails ? [name] : []))
    expect(named(false).join(' ')).toBe(names)
    expect(named(true).toSorted().join(' ')).toBe(details)
  })

  it('says what an account needs in each country and currency', async () => {
    const { ways, minimum, maximum } = await formatOf('eft')
    expect({ minimum, maximum }).toEqual({ minimum: '5', maximum: '25000' })
    const fieldsOf = (country: string, currency: string) =>
      ways
        .filter(way => way.countryCode === country && way.currencies.includes(currency))
        .map(({ fields }) => fields.map(({ name }) => name))
    expect(fieldsOf('GB', 'GBP')).toEqual([['sortCode', 'accountNumber']])
    expect(fieldsOf('GB', 'EUR')).toEqual([['iban', 'bic']])
    expect(fieldsOf('DE', 'USD')).toEqual([])
  })

  it.each(BATCH_TYPES)('leaves no choice between two ways in one currency: %s', async method => {
    const { ways } = await formatOf(method)
    const reached = ways.flatMap(({ countryCode, currencies }) =>
      currencies.map(currency => `${countryCode} ${currency}`),
    )
    expect(reached).toEqual([...new Set(reached)])
  })
})

describe('a sample file', () => {
  let ada: { email: string; password: string }

  beforeAll(async () => {
    ada = await sandbox.person()
  })

  async function sampleOf(name: string, person: { email: string; password: string }) {
    const { accessToken: token } = await sandbox.signIn(person)
    const body = await readJson(sandbox.call('massSampleLinksGet', {}, token))
    const url = (body['links'] as Record<string, string>)[name] ?? ''
    const file = await sandbox.post(url, {}, { Authorization: `Bearer ${token}` })
    expect(file.headers.get('Content-Type')).toContain('text/csv')
    const { data } = Papa.parse<Record<string, string>>(await file.text(), {
      header: true,
      skipEmptyLines: true,
    })
    return { rows: data, token }
  }

  it.each(Object.entries(BATCH_SAMPLES))(
    '%s has columns and details that the bank takes (MASS-004)',
    async (name, method) => {
      const { rows, token } = await sampleOf(name, ada)
      const body = await readJson(sandbox.call('massFormatGet', { type: method }, token))
      const format = body['format'] as BatchFormat
      const names = format.columns.map(column => column.name)
      for (const row of rows) {
        expect(names).toEqual(expect.arrayContaining(Object.keys(row)))
        const required = format.columns.filter(({ isRequired }) => isRequired)
        expect(required.filter(column => !row[column.name])).toEqual([])
        expect(format.ways.length > 0 ? faultyDetails(row, format.ways) : []).toEqual([])
      }
      const needsOwnPayees = method === 'p2p' || method === 'oct'
      expect(rows.length > 0).toBe(!needsOwnPayees)
    },
  )

  function faultyDetails(row: Record<string, string>, ways: readonly BatchWay[]): string[] {
    const way = ways.find(
      ({ countryCode, currencies }) =>
        countryCode === row['countryCode'] && currencies.includes(row['currency'] ?? ''),
    )
    if (!way) return ['currency']
    return way.fields
      .filter(({ name, kinds: [kind = 'text'], isRequired }) => {
        const text = row[name] ?? ''
        if (text === '') return isRequired
        return isBankDetail(kind) && !checkBankDetail(kind, text).isRight
      })
      .map(({ name }) => name)
  }

  const isBankDetail = (kind: string): kind is BankDetailKind => isIn(BANK_DETAIL_KINDS, kind)
  const isIn = (all: readonly string[], one: string) => all.includes(one)

  it('names people whom the customer has paid', async () => {
    const payee = await sandbox.person()
    const payments = [{ email: payee.email, amount: '12.50' }]
    const payer = await sandbox.person({ batches: [{ name: 'Wages', payments }] })
    const { rows } = await sampleOf('p2p', payer)
    expect(rows).toMatchObject([{ email: payee.email }])
  })
})
