import type { CashFlow } from '@sixpence/protocol'
import { historyMethods, transferMethods } from '@sixpence/protocol/schemas'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { add } from '../money/index.ts'

const held = testDatabase()
const DAY = 24 * 60 * 60_000
const SLOW_MS = 60_000

describe('the cash flow of an account', () => {
  let bank: TestBank
  let ada: TestCustomer
  let vera: TestCustomer
  let eur = ''

  // The bank's day is the 21st of November.
  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '500.00', USD: '100.00' } })
    vera = await bank.customer({ name: 'Vera Kostova', accounts: { EUR: '300.00' } })
    eur = ada.accounts['EUR'] ?? ''
  })

  const ask = async (input: object = {}, by = ada) =>
    (await bank.call(historyMethods.cashFlow, { by, input: { accountId: eur, ...input } })).body
  const flow = async (input: object = {}) => (await ask(input)) as unknown as CashFlow // by its schema
  const pay = (by: TestCustomer, to: TestCustomer, amount: string) =>
    bank.call(transferMethods.sendP2p, {
      by,
      key: aKey(),
      input: { fromAccount: by.accounts['EUR'], toEmail: to.email, amount },
    })
  const move = (toAmount: string) =>
    bank.call(transferMethods.sendOwn, {
      by: ada,
      key: aKey(),
      input: { fromAccount: eur, toAccount: ada.accounts['USD'], toAmount },
    })

  it('adds up twelve months, the present one last, empty ones too', async () => {
    bank.advance(15 * DAY)
    await pay(vera, ada, '12.50')
    await pay(ada, vera, '20')
    const { months, currencyCode } = await flow()
    expect([currencyCode, months.length, months[0]?.month]).toEqual(['EUR', 12, '2026-01'])
    expect(months.slice(-3)).toEqual([
      { month: '2026-10', moneyIn: '0.00', moneyOut: '0.00' },
      { month: '2026-11', moneyIn: '500.00', moneyOut: '0.00' },
      { month: '2026-12', moneyIn: '12.50', moneyOut: '20.25' },
    ])
  })

  it('adds up by type, fees among what went out', async () => {
    await pay(vera, ada, '12.50')
    await pay(ada, vera, '20')
    expect((await ask())['types']).toEqual([
      { type: 1, moneyIn: '500.00', moneyOut: '0.00' },
      { type: 4, moneyIn: '0.00', moneyOut: '0.25' },
      { type: 3, moneyIn: '12.50', moneyOut: '20.00' },
    ])
  })

  it('takes what moves between own accounts for no income and no expense', async () => {
    const before = await flow()
    await move('10')
    expect(await flow()).toEqual(before)
    expect(await flow({ accountId: ada.accounts['USD'] })).toMatchObject({
      types: [{ type: 1, moneyIn: '100.00', moneyOut: '0.00' }],
    })
  })

  it('leaves out what waits for an approval', async () => {
    const before = await flow()
    await bank.database.sql`update customer set approval_mode = 'otp' where id = ${ada.id}`
    await pay(ada, vera, '20')
    expect(await flow()).toEqual(before)
  })

  it('forgets what is older than that', async () => {
    bank.advance(365 * DAY)
    const { months, types } = await flow()
    expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2026-12', '2027-11'])
    expect(types).toEqual([])
  })

  it('is never a day off: months are those of the place that is asked for', async () => {
    bank.advance(9 * DAY + 12.5 * 60 * 60_000)
    expect(bank.now().toISOString()).toBe('2026-11-30T22:30:00.000Z')
    await pay(ada, vera, '20')
    const last = async (timeZone?: string) => (await flow({ timeZone })).months.at(-1)
    const opened = { moneyIn: '500.00', moneyOut: '20.25' }
    expect(await last()).toEqual({ month: '2026-11', ...opened })
    expect(await last('America/New_York')).toEqual({ month: '2026-11', ...opened })
    expect(await last('Europe/Bucharest')).toEqual({
      month: '2026-12',
      moneyIn: '0.00',
      moneyOut: '20.25',
    })
  })

  it('is refused for a place that is none, and to others', async () => {
    expect(await ask({ timeZone: 'Mars/Olympus' })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'timeZone' }],
    })
    expect(await ask({}, vera)).toMatchObject({ responseCode: '13' })
  })

  const step = fc.record({
    days: fc.integer({ min: 0, max: 40 }),
    amount: fc.integer({ min: 100, max: 2000 }).map(cents => (cents / 100).toFixed(2)),
    kind: fc.constantFrom('in', 'out', 'own'),
  })

  it(
    'adds up to the history, whatever happened',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async steps => {
          for (const { days, amount, kind } of steps) {
            bank.advance(days * DAY)
            if (kind === 'own') await move(amount)
            else await (kind === 'in' ? pay(vera, ada, amount) : pay(ada, vera, amount))
          }
          const { months, types } = await flow()
          const rows = await historySince(`${months[0]?.month}-01`)
          for (const [direction, side] of [
            ['in', 'moneyIn'],
            ['out', 'moneyOut'],
          ] as const) {
            const sum = (amounts: readonly string[]) => amounts.reduce(add, '0.00')
            const ofHistory = rows.filter(row => row.direction === direction)
            const moved = ofHistory.filter(({ type }) => type !== 2).map(({ amount }) => amount)
            const expected = sum([...moved, ...ofHistory.map(({ fee = '0' }) => fee)])
            expect(sum(months.map(month => month[side]))).toBe(expected)
            expect(sum(types.map(type => type[side]))).toBe(expected)
          }
        }),
        { numRuns: 8 },
      )
    },
    SLOW_MS,
  )

  async function historySince(fromDate: string): Promise<Row[]> {
    const rows: Row[] = []
    for (let pageNumber = 1; ; pageNumber += 1) {
      const input = { accountId: eur, fromDate, pageNumber }
      const { body } = await bank.call(historyMethods.list, { by: ada, input })
      const { transaction } = body['transactions'] as { transaction: Row[] }
      if (transaction.length === 0) return rows
      rows.push(...transaction)
    }
  }
})

interface Row {
  /** The number on the wire: 2 is an own transfer. */
  type: number
  direction: 'in' | 'out'
  amount: string
  fee?: string
}
