import { listTransactions } from '@sixpence/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { readJson, testSandbox, type TestPerson } from '../../tests/test-sandbox.ts'
import type { Sql } from '../db/index.ts'
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
  const find = (sql: Sql, input: Parameters<typeof transactionFilter>[0]) =>
    findTransactions(
      {
        sql,
        clock: bank.sandbox.clock,
        caller: { customerId: person.customerId } as never, // it reads nothing else of them
      },
      transactionFilter(input),
    )

  it('keeps the books', async () => {
    expect(await readJson(bank.people('/audit'))).toMatchObject({ findings: [] })
    const answer = await readJson(bank.call(listTransactions.name, {}, token))
    // The two accounts were opened with something on them.
    expect(answer).toMatchObject({ responseCode: '00', results: ROWS + 2 })
  })

  const questions = (): Parameters<typeof transactionFilter>[0][] => [
    { fromDate: dayAgo(30) },
    { fromDate: dayAgo(30), keyword: 'taxi' },
    { fromDate: dayAgo(30), accountId: person.accounts[0]?.accountId },
    { fromDate: dayAgo(90), transactionType: 5, fromAmount: '30' },
  ]

  it('reads an index for the days that are asked for', async () => {
    const explain: Sql = (text, ...values) =>
      bank.database.sql(
        Object.assign([`explain ${text[0]}`, ...text.slice(1)], { raw: [] }),
        ...values,
      )
    for (const input of questions()) {
      const plan = JSON.stringify(await find(explain, input))
      expect(plan).toMatch(/Index Scan[^"]* (on|using) history_row_(customer|account)/)
      expect(plan).not.toContain('Seq Scan on history_row')
    }
  })
})
