import { type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { externalInput } from '../../../tests/external-input.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { add, compare, multiply, roundDown, subtract } from '../../money/index.ts'

const held = testDatabase()

const details = {
  iban: 'DE14900900900000000017',
  bic: 'LNDNDEFF',
  address: 'Lindenstr. 5',
  city: 'Frankfurt',
}

const KINDS = [
  ['eft', transferMethods.quoteEft, transferMethods.sendEft, {}],
  ['wire OUR', transferMethods.quoteWire, transferMethods.sendWire, { feeShare: 'OUR', details }],
  ['wire SHA', transferMethods.quoteWire, transferMethods.sendWire, { feeShare: 'SHA', details }],
  ['wire BEN', transferMethods.quoteWire, transferMethods.sendWire, { feeShare: 'BEN', details }],
  ['cryptoEft', transferMethods.quoteCrypto, transferMethods.sendCrypto, {}],
  ['instant', transferMethods.quoteInstant, transferMethods.sendInstant, {}],
  ['interac', transferMethods.quoteInterac, transferMethods.sendInterac, {}],
] as const

/** The decimals of each paying currency, and the share of the fees taken from it. */
const SOURCES = {
  JPY: { decimals: 0, part: '1.234567' },
  EUR: { decimals: 2, part: '0.123457' },
  BHD: { decimals: 3, part: '0.123457' },
  BTC: { decimals: 8, part: '0.00000123457' },
} as const
const CASES = KINDS.flatMap(kind =>
  Object.keys(SOURCES).map(source => [kind[0], source as keyof typeof SOURCES, kind] as const),
)
const PARTS = ['0.37', '1', '1.03', '2.77', '9.99']

// Prices that leave fractions of every unit, and no limit in the way.
const oddPrices = (part: string) => `
  update fee_schedule set fixed = fixed * ${part}, least = least * ${part};
  update limit_schedule set minimum = 0.00000001, maximum = null, daily = null, monthly = null`

describe('what leaves an account', () => {
  let bank: TestBank
  let ada: TestCustomer

  const ask = async (method: NamedMethod, input: object) =>
    (await bank.call(method, { by: ada, input, ...(method.key !== 'none' && { key: aKey() }) }))
      .body as Record<string, string>

  const clearing = async (currency: string | undefined) => {
    const [row] = await held.database.sql<{ sum: string }>`
      select coalesce(sum(balance), 0) as sum from ledger_account
      where id like 'clearing.%' and currency_code = ${currency}`
    return row?.sum ?? ''
  }

  const decimalsOf = async (currency: string | undefined) => {
    const [row] = await held.database.sql<{ decimals: number }>`
      select minor_units as decimals from currency where code = ${currency}`
    return row?.decimals ?? 0
  }

  const account = (source: keyof typeof SOURCES) => ada.accounts[source]

  async function quoted(quote: NamedMethod, input: object & { readonly amount: string }) {
    const price = await ask(quote, input)
    const { fromAmount = '', fee = '', total = '', arriving = '', deducted = '0' } = price
    expect(total).toBe(add(fromAmount, fee))
    expect(compare(add(arriving, deducted), input.amount)).toBe(0)
    return { fromAmount, fee, total, arriving, currency: price['currency'] }
  }

  it.each(CASES)('is the quote with its fee: %s from %s', async (...row) => {
    const [, source, [, quote, send, change]] = row
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { [source]: '90000000' } })
    await held.database.script(oddPrices(SOURCES[source].part))
    const base = { ...externalInput(send.name), ...change, fromAccount: account(source) }
    const whole = base as unknown as { amount: string }
    const { currency } = await quoted(quote, whole)
    const decimals = await decimalsOf(currency)
    for (const part of PARTS) {
      const order = { ...base, amount: roundDown(multiply(whole.amount, part), decimals) }
      const { fromAmount, fee, total, arriving } = await quoted(quote, order)
      for (const told of [fromAmount, fee]) {
        expect(told.split('.')[1] ?? '').toHaveLength(SOURCES[source].decimals)
      }
      const before = [await bank.balance(account(source)), await clearing(currency)] as const
      const expected = { expectedFromAmount: fromAmount, expectedFee: fee }
      expect(await ask(send, { ...order, ...expected })).toMatchObject({ responseCode: '00' })
      const [left, under] = [await bank.balance(account(source)), await clearing(currency)]
      expect(compare(subtract(before[0], left), total)).toBe(0)
      expect(compare(subtract(under, before[1]), arriving)).toBe(0)
    }
  })

  it.each(CASES)(
    'is never more than is told as the most: %s from %s (XFER-031)',
    async (...row) => {
      const [kind, source, [, quote, send, change]] = row
      bank = aBank(held.database)
      const { decimals, part } = SOURCES[source]
      await held.database.script(oddPrices(part))
      for (const balance of ['3999', '40001', '77777'].map(units => multiply(units, part))) {
        ada = await bank.customer({ accounts: { [source]: roundDown(balance, decimals) } })
        const base = { ...externalInput(send.name), ...change, fromAccount: account(source) }
        const { currency } = base as unknown as { currency: string }
        const [operation] = kind.split(' ')
        const asked = { operation, fromAccount: account(source), currency }
        const { amount = '' } = await ask(transferMethods.maxAmount, asked)
        const { fromAmount: expectedFromAmount, fee: expectedFee } = await ask(quote, {
          ...base,
          amount,
        })
        const order = { ...base, amount, expectedFromAmount, expectedFee }
        expect([balance, await ask(send, order)]).toMatchObject([balance, { responseCode: '00' }])
        expect(compare(await bank.balance(account(source)), '0')).toBeGreaterThanOrEqual(0)
      }
    },
  )
})
