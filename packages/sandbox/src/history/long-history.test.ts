import { historyMethods } from '@sixpence/protocol/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { readJson, testSandbox, type TestPerson } from '../../tests/test-sandbox.ts'
import { sqlPart, type Sql } from '../db/index.ts'
import { countTransactions } from './count-transactions.ts'
import { findTransactions } from './find-transactions.ts'
import { transactionFilter } from './transaction-filter.ts'

const bank = testSandbox()
const ROWS = 20_000
const DAY_MS = 24 * 60 * 60_000

describe('a history of years', () => {
  let person: TestPerson
  let token = ''

  beforeAll(async () => {
    person = await bank.person({ history: ROWS })
    token = (await bank.signIn(person)).accessToken
  }, 60_000)

  const dayAgo = (days: number) =>
    new Date(bank.sandbox.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
  const ask = async (input: object) => readJson(bank.call(historyMethods.list.name, input, token))

  it('keeps the books', async () => {
    expect(await readJson(bank.control('/audit'))).toMatchObject({ findings: [] })
    const answer = await readJson(bank.call(historyMethods.list.name, {}, token))
    // The two accounts were opened with a balance.
    expect(answer).toMatchObject({ responseCode: '00', results: ROWS + 2 })
  })

  const plan = async (input: Parameters<typeof transactionFilter>[0]) => {
    const lines: object[] = []
    const explain: Sql = async (...statement) => {
      lines.push(...(await bank.database.sql`explain ${sqlPart(...statement)}`))
      return []
    }
    const { clock } = bank.sandbox
    const caller = { customerId: person.customerId } as never // it reads nothing else of them
    const context = { sql: explain, clock, caller }
    await countTransactions(context, transactionFilter(input))
    const part = { limit: 20, offset: 0, before: null, below: null }
    await findTransactions(context, transactionFilter(input), part)
    return JSON.stringify(lines)
  }

  it.each([
    ['a month', () => ({ fromDate: dayAgo(30) })],
    ['a word in a month', () => ({ fromDate: dayAgo(30), keyword: 'taxi' })],
    ['an account', () => ({ fromDate: dayAgo(30), accountId: person.accounts[0]?.accountId })],
    ['amounts', () => ({ fromDate: dayAgo(90), transactionType: 5, fromAmount: '30' })],
    ['years that are counted by their days', () => ({ transactionDirection: 'in' as const })],
    ['a word in years', () => ({ keyword: 'taxi' })],
    ['a large amount in years', () => ({ fromAmount: '200' })],
  ])('reads an index for %s', async (_name, input) => {
    const read = await plan(input())
    expect(read).toMatch(/Index Scan[^"]* (on|using) history_row_(customer|account|words|amount)/)
    expect(read).not.toContain('Seq Scan on history_row')
  })

  it.each([
    ['of all', {}],
    ['of one direction', { transactionDirection: 'in' }],
    ['of days elsewhere', { fromDate: '2000-01-01', timeZone: 'Asia/Kolkata' }],
    ['of what a search finds', { keyword: 'taxi' }],
  ])(
    'goes through pages %s that are each as long as the last, none twice',
    async (_name, input) => {
      const { results } = await ask(input)
      const last = Math.ceil(Number(results) / 20)
      const seen: string[] = []
      for (const pageNumber of [1, 2, 40, 41, 42, last - 1, last, last + 1])
        seen.push(...idsOf(await ask({ ...input, pageNumber })))
      expect(seen).toHaveLength(6 * 20 + (Number(results) - (last - 1) * 20))
      expect(new Set(seen).size).toBe(seen.length)
    },
  )

  it('finds on a page far down what reading from the top finds', async () => {
    const dates: string[] = []
    for (const pageNumber of [1, 2, 499, 500, 501, 999])
      dates.push(...datesOf(await ask({ pageNumber })))
    expect(dates).toEqual(dates.toSorted().toReversed())
    const { rows } = await bank.database.transaction(async sql => ({
      rows: await sql<{ transaction_id: string }>`
        select transaction_id from history_row where customer_id = ${person.customerId}
        order by at desc, position desc limit 20 offset 9980`,
    }))
    const page = await ask({ pageNumber: 500 })
    expect(rowsOf(page).map(({ transactionId }) => transactionId)).toEqual(
      rows.map(({ transaction_id: id }) => id),
    )
  })
})

interface Row {
  readonly id: string
  readonly date: string
  readonly transactionId: string
}

const rowsOf = (answer: Readonly<Record<string, unknown>>) =>
  (answer['transactions'] as { transaction: Row[] }).transaction // by its schema

const idsOf = (answer: Readonly<Record<string, unknown>>) => rowsOf(answer).map(({ id }) => id)

const datesOf = (answer: Readonly<Record<string, unknown>>) =>
  rowsOf(answer).map(({ date }) => date)
