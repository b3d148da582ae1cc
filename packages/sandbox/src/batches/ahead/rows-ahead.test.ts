import { type BatchDraftRow, type BatchType, filePart } from '@sixpence/protocol'
import { batchMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const held = testDatabase()

const DAY_MS = 86_400_000

describe('a row of a draft', () => {
  let bank: TestBank
  let ada: TestCustomer
  let ben: TestCustomer
  let zoe: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '5000.00' } })
    ben = await bank.customer({ businessName: 'Okoro Glass', accounts: { EUR: '0' } })
    zoe = await bank.customer({ accounts: { USD: '0' } })
  })

  const readRows = async (batchId: unknown, by = ada) => {
    const { body } = await bank.call(batchMethods.draftRows, { by, input: { batchId } })
    return body['rows'] as BatchDraftRow[]
  }
  const handIn = async (text: string) => {
    const input = { batchName: 'Wages', accountId: ada.accounts['EUR'], text }
    const call = { by: ada, input: { ...input, ignoreIdenticalBatch: true } }
    return (await bank.call(batchMethods.handInP2p, call)).body['batchId']
  }
  const p2pRows = async (text: string) => readRows(await handIn(text))
  const fileRows = async (type: Exclude<BatchType, 'p2p' | 'global'>, lines: readonly string[]) => {
    const bytes = new TextEncoder().encode(lines.join('\n'))
    const files = new Map([[filePart('document'), { fileName: 'rents.csv', bytes }]])
    const input = { type, batchName: 'Rents', accountId: ada.accounts['EUR'] }
    const { body } = await bank.call(batchMethods.handIn, { by: ada, input, files })
    return readRows(body['batchId'])
  }
  const aheadOf = (rows: readonly BatchDraftRow[]) =>
    rows.map(({ price, payee, isNewPayee }) => ({ price, payee, isNewPayee }))
  const pay = (email: string) =>
    bank.call(transferMethods.sendP2p, {
      by: ada,
      key: aKey(),
      input: { fromAccount: ada.accounts['EUR'], toEmail: email, amount: '1' },
    })

  it('has its price and payee, unless it has a fault or was deleted', async () => {
    await pay(ben.email)
    const text = [
      `${ben.email} 20`,
      `${zoe.email} 30`,
      `${ada.email} 5`,
      'nobody@x.example 5',
      'a fault',
    ]
    const price = (amount: string) => ({ amount, fee: '0.25' })
    expect(aheadOf(await p2pRows(text.join('\n')))).toEqual([
      { price: price('20.00'), payee: { name: 'Okoro Glass' }, isNewPayee: false },
      { price: price('30.00'), payee: {}, isNewPayee: true },
      { price: price('5.00'), payee: {}, isNewPayee: true },
      { price: price('5.00'), payee: {}, isNewPayee: true },
      { price: undefined, payee: undefined, isNewPayee: undefined },
    ])
  })

  it('has its arrival where it leaves the bank', async () => {
    const [row] = await fileRows('eft', [
      'payeeName,countryCode,currency,amount,iban',
      'Lena Vogt,DE,EUR,200,DE14900900900000000017',
    ])
    expect(row).toMatchObject({ price: { amount: '200.00', fee: '2.00' }, isNewPayee: true })
    expect(Date.parse(row?.arrivesAt ?? '')).toBeGreaterThan(bank.now().getTime())
    expect(row?.payee).toBeUndefined()
  })

  const strangers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `s${from + at}@x.example 5`).join('\n')
  const named = (rows: readonly BatchDraftRow[]) => rows.filter(({ payee }) => payee).length

  it('names no more than 100 unknown addresses of a day, each counted once', async () => {
    const first = await handIn(`${strangers(0, 60)}\n${strangers(0, 10)}`)
    expect(named(await readRows(first))).toBe(70)
    expect(named(await readRows(first))).toBe(70)
    await pay(ben.email)
    const rows = await p2pRows(`${strangers(50, 120)}\n${ben.email} 5`)
    expect(named(rows)).toBe(51)
    expect(rows.at(-1)?.payee).toEqual({ name: 'Okoro Glass' })
    expect(rows.at(-2)).toMatchObject({ price: { fee: '0.25' }, isNewPayee: true })
    bank.advance(DAY_MS)
    expect(named(await p2pRows(strangers(100, 220)))).toBe(100)
  })
})
