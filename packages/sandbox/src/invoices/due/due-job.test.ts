import { describe, expect, it } from 'vitest'
import { aBank } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { eventually } from '../../../tests/test-sandbox.ts'
import type { Bank, Defect } from '../../bank.ts'
import type { Database, Sql } from '../../db/index.ts'
import { writeInvoice } from '../sending/write-invoice.ts'
import { createInvoiceJob } from './due-job.ts'

const held = testDatabase()
const ENTITY = { name: 'The bank', email: 'bank@sixpence.example' }
const DAY_MS = 86_400_000

/** A database that breaks in each transaction that names one of the ids. */
const breakingAt = (database: Database, ids: ReadonlySet<string>): Database => ({
  ...database,
  transaction: work =>
    database.transaction((sql, script) => {
      const broken = ((texts, ...values) => {
        if (values.some(value => ids.has(String(value)))) throw new Error('This row is broken.')
        return sql(texts, ...values)
      }) as Sql
      return work(broken, script)
    }),
})

describe('the job of due invoices', () => {
  it('limits and reminds everybody else when one row breaks, and tries that one again (VERIF-027)', async () => {
    const { sql } = held.database
    const bank = aBank(held.database)
    const broken = new Set<string>()
    const write = async (kind: 'customer' | 'system', id: string) => {
      const payer = await bank.customer({ accounts: { EUR: '10.00' } })
      const payee = kind === 'system' ? undefined : await bank.customer({})
      return writeInvoice(
        { sql, clock: bank, ...(kind === 'system' && { entity: ENTITY }) },
        {
          id: id.repeat(32),
          kind,
          payeeId: payee?.id,
          toEmail: payer.email,
          amount: '5.00',
          currencyCode: 'EUR',
          dueOn: new Date(bank.now().getTime() + DAY_MS).toISOString().slice(0, 10),
        },
      )
    }
    // The first of each kind, which would block those behind it.
    broken.add(await write('system', 'a')).add(await write('customer', 'b'))
    const owed = await write('system', 'c')
    const asked = await write('customer', 'd')
    const whole = [owed, asked].toSorted()
    bank.advance(2 * DAY_MS)
    const done = async () =>
      (
        await sql<{ id: string }>`
          select id from invoice where limit_reason_id is not null
          union select invoice_id from invoice_reminder
            join invoice on invoice.id = invoice_id and kind = 'customer'
          order by id`
      ).map(({ id }) => id)
    const defects: string[] = []
    const job = await createInvoiceJob({
      database: breakingAt(held.database, broken),
      clock: bank,
      newId: bank.newId,
      onDefect: ({ what }: Defect) => void defects.push(what),
    } as unknown as Bank)
    await eventually(async () => expect(await done()).toEqual(whole))
    await eventually(() => expect(defects.length).toBeGreaterThanOrEqual(2))
    expect(new Set(defects)).toEqual(new Set(['invoices that are due']))
    const again = [...broken, ...whole].toSorted()
    broken.clear()
    job.wake()
    await eventually(async () => expect(await done()).toEqual(again))
    await job.close()
  })
})
