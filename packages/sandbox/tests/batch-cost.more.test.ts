import { appendFileSync } from 'node:fs'
import type { BatchDraftState } from '@sixpence/protocol'
import { batchMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../src/audit/index.ts'
import { payOneBatch } from '../src/batches/executing/batch-job.ts'
import { insertEntries, type NewEntry } from '../src/ledger/index.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { testDatabase } from './test-database.ts'

const LONG_MS = 600_000
const ROWS = Number(process.env['SIXPENCE_BATCH_ROWS'] ?? 700)
const PAYEES = Number(process.env['SIXPENCE_BATCH_PAYEES'] ?? 25)
const AT_ONCE = 500
/** Processor time over that of writing the same entries. */
const MOST_TIMES = 4

type Entry = NewEntry & { readonly id: string }

const held = testDatabase()

describe('the rows of a batch', () => {
  let bank: TestBank
  let ada: TestCustomer
  let payees: readonly TestCustomer[]

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000000.00' } })
    const people: TestCustomer[] = []
    for (let at = 0; at < PAYEES; at += 1) {
      people.push(await bank.customer({ accounts: { EUR: '0' } }))
    }
    payees = people
    await bank.database.sql`
      insert into customer_limit (customer_id, operation, daily) values (${ada.id}, 'p2p', 1000000)`
  }, LONG_MS)

  const call = async (method: Parameters<TestBank['call']>[0], input: object, by = ada) => {
    const { body } = await bank.call(method, { by, input, key: aKey() })
    if (body['responseCode'] !== '00') throw new Error(JSON.stringify(body))
    return body
  }

  async function handIn(): Promise<string> {
    const text = Array.from(
      { length: ROWS },
      (_row, at) => `${payees[at % payees.length]?.email} ${1 + (at % 7)}.50 Wage ${at}`,
    ).join('\n')
    const input = { batchName: 'Wages', accountId: ada.accounts['EUR'], text }
    const { batchId } = await call(batchMethods.handInP2p, input)
    return String(batchId)
  }

  async function submit(batchId: string): Promise<void> {
    const { draft } = (await call(batchMethods.draftRows, { batchId })) as unknown as {
      draft: BatchDraftState
    }
    const { version, price } = draft
    await call(batchMethods.submit, {
      batchId,
      version,
      expectedTotal: price?.amount,
      expectedFee: price?.fee,
      expectedCurrencyCode: 'EUR',
    })
  }

  /** Pays all rows; returns the duration of each piece. */
  async function payAll(): Promise<number[]> {
    const clock = { now: () => bank.now() }
    const tookMs: number[] = []
    for (;;) {
      const piece = await timed(() =>
        payOneBatch({ database: bank.database, newId: bank.newId, clock }, ''),
      )
      if (piece.value === undefined) return tookMs
      tookMs.push(piece.tookMs)
      await rest()
    }
  }

  /**
   * Transfers money of another customer, again and again while work is done; returns their
   * durations.
   */
  async function othersDuring(work: () => Promise<unknown>): Promise<number[]> {
    const bob = await bank.customer({ accounts: { EUR: '1000.00', USD: '0' } })
    const { EUR: fromAccount, USD: toAccount } = bob.accounts
    const input = { fromAccount, toAccount, toAmount: '0.10' }
    const tookMs: number[] = []
    let isDone = false
    const others = async () => {
      while (!isDone) {
        const one = await timed(() => call(transferMethods.sendOwn, input, bob))
        tookMs.push(one.tookMs)
        await rest()
      }
    }
    await Promise.all([work().finally(() => (isDone = true)), others()])
    return tookMs
  }

  const entriesOf = (batchId: string) =>
    bank.database.sql<Entry & Record<string, unknown>>`
      select journal_entry.id || '-again' as id, journal_entry.kind, at, description,
        json_agg(json_build_object('accountId', account_id, 'currencyCode', posting.currency_code,
          'amount', posting.amount::text, 'purpose', purpose) order by posting.id) as postings
      from batch_payment line join payment on payment.id = payment_id
        join journal_entry on journal_entry.id = transaction_id
        join posting on entry_id = journal_entry.id
      where line.batch_id = ${batchId} group by journal_entry.id, place order by place`

  it(
    `cost at most ${MOST_TIMES} times what writing their entries costs`,
    async () => {
      const handedIn = await timed(handIn)
      const submitted = await timed(() => submit(handedIn.value))
      const atOnce = await entriesOf(handedIn.value)
      const paid = await timed(payAll)
      const all = await entriesOf(handedIn.value)
      expect(all).toHaveLength(ROWS)
      const entries = all.slice(atOnce.length)
      // On a fast machine up to 500 are paid when submitted.
      expect(entries.length).toBeGreaterThanOrEqual(ROWS - 500)
      const floor = await timed(async () => {
        for (let at = 0; at < entries.length; at += AT_ONCE) {
          await bank.database.transaction(sql =>
            insertEntries(sql, entries.slice(at, at + AT_ONCE)),
          )
        }
      })
      const times = paid.processorMs / floor.processorMs
      keep({
        rows: ROWS,
        handInMs: Math.round(handedIn.tookMs),
        submitMs: Math.round(submitted.tookMs),
        restMs: Math.round(paid.tookMs),
        pieces: paid.value.length,
        longestMs: Math.round(Math.max(...paid.value)),
        rowMs: rounded(paid.processorMs / entries.length),
        entryMs: rounded(floor.processorMs / entries.length),
        times: rounded(times),
      })
      expect(await audit(bank.database)).toEqual([])
      expect(times).toBeLessThanOrEqual(MOST_TIMES)
    },
    LONG_MS,
  )

  it(
    'let other customers transfer money between the pieces',
    async () => {
      const handedIn: string[] = []
      const pieces: number[] = []
      const during = {
        handIn: await othersDuring(async () => handedIn.push(await handIn())),
        submit: await othersDuring(() => submit(String(handedIn[0]))),
        execution: await othersDuring(async () => pieces.push(...(await payAll()))),
      }
      const all = Object.values(during).flat()
      keep({
        transfers: all.length,
        p50Ms: quantile(all, 0.5),
        p95Ms: quantile(all, 0.95),
        longestAtHandInMs: quantile(during.handIn, 1),
        longestAtSubmitMs: quantile(during.submit, 1),
        longestAtExecutionMs: quantile(during.execution, 1),
      })
      expect(during.execution.length).toBeGreaterThanOrEqual(pieces.length / 2)
    },
    LONG_MS,
  )
})

/** Lets the other one's calls in. */
const rest = () => new Promise(resolve => setTimeout(resolve))

function quantile(tookMs: readonly number[], share: number): number {
  const sorted = tookMs.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}

async function timed<Value>(work: () => Promise<Value>) {
  const [from, began] = [process.cpuUsage(), performance.now()]
  const value = await work()
  const { user, system } = process.cpuUsage(from)
  return { value, tookMs: performance.now() - began, processorMs: (user + system) / 1000 }
}

const rounded = (figure: number) => Number(figure.toFixed(2))

function keep(figures: object): void {
  const file = process.env['SIXPENCE_FIGURES']
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}
