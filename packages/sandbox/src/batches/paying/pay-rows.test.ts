import { transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { asThemselves } from '../../access/index.ts'
import { audit } from '../../audit/index.ts'
import type { Refusal } from '../../http/index.ts'
import { submitBatch } from '../submit-batch.ts'
import { reasonOf } from './reason-of.ts'

const held = testDatabase()

type Name = 'payer' | 'ben' | 'zoe' | 'abroad' | 'blocked' | 'blocking' | 'silent' | 'nobody'

type People = Readonly<Record<Exclude<Name, 'nobody'>, TestCustomer>>

/** Each meets another rule; those that are refused leave room for the next. */
const ROWS: readonly (readonly [Name, string])[] = [
  ['ben', '20.5'],
  ['nobody', '5'],
  ['payer', '5'],
  ['abroad', '5'],
  ['blocked', '5'],
  ['blocking', '5'],
  ['zoe', '0.50'],
  ['zoe', '0.001'],
  ['zoe', '10000.01'],
  ['silent', '9000'],
  ['ben', '9000.00'],
  ['zoe', '6979.51'],
  ['zoe', '6979'],
  ['ben', '1978.75'],
  ['ben', '3'],
  ['zoe', '2.75'],
]

describe('rows that are paid in sets', () => {
  let bank: TestBank

  beforeEach(() => {
    bank = aBank(held.database)
  })

  async function people(): Promise<People> {
    const { sql } = bank.database
    const one = (accounts: Record<string, string>) => bank.customer({ accounts })
    const payer = await one({ EUR: '20000.00' })
    const all = {
      payer,
      ben: await one({ EUR: '1' }),
      zoe: await one({ EUR: '0' }),
      abroad: await one({ USD: '0' }),
      blocked: await one({ EUR: '0' }),
      blocking: await one({ EUR: '0' }),
      silent: await one({ EUR: '0' }),
    }
    const block = (by: TestCustomer, whom: TestCustomer) => sql`
      insert into blacklist (customer_id, email, block_type)
      values (${by.id}, ${whom.email}, 'payout')`
    await block(payer, all.blocked)
    await block(all.blocking, payer)
    await sql`insert into notification_setting values (${all.silent.id}, 'payments.email', false)`
    await sql`insert into customer_language values (${all.zoe.id}, 'es')`
    return all
  }

  const rowsFor = (all: People) =>
    ROWS.map(([name, amount], at) => ({
      email: name === 'nobody' ? 'nobody@sixpence.example' : all[name].email,
      amount,
      note: `Row ${at}`,
    }))

  async function payOneByOne(all: People) {
    const reasons: (string | undefined)[] = []
    for (const { email: toEmail, ...row } of rowsFor(all)) {
      const input = { fromAccount: all.payer.accounts['EUR'], toEmail, ...row }
      const call = { by: all.payer, input, key: aKey() }
      const { body } = await bank.call(transferMethods.sendP2p, call)
      const refusal = body as Pick<Refusal, 'validationErrors'>
      reasons.push(body['responseCode'] === '00' ? undefined : reasonOf(refusal, {}))
    }
    return reasons
  }

  async function payAsBatch(all: People) {
    const { id, email } = all.payer
    const signedIn = { userId: id, customerId: id, email, sessionId: '', scope: 'full' } as const
    const accountId = all.payer.accounts['EUR'] ?? ''
    const batch = { name: 'Wages', type: 'p2p', accountId, lines: rowsFor(all) } as const
    const caller = asThemselves(signedIn)
    const { newId } = bank
    const clock = { now: () => bank.now() }
    const batchId = await bank.database.transaction(sql =>
      submitBatch({ sql, newId, clock, caller }, batch),
    )
    const outcomes = await bank.database.sql<{ reason: string | null }>`
      select reason from batch_payment where batch_id = ${batchId} order by place`
    return outcomes.map(({ reason }) => reason ?? undefined)
  }

  /** Everything that their payments have left, with names in place of ids. */
  async function traces(all: People) {
    const { sql } = bank.database
    const ids = Object.values(all).map(({ id }) => id)
    const emails = Object.values(all).map(({ email }) => email)
    const found = {
      postings: await sql`
        select account_id, kind, purpose, amount, balance_after, description
        from posting join journal_entry on journal_entry.id = entry_id
          join customer_account on customer_account.id = account_id
        where customer_id = any(${ids}) order by posting.id`,
      payments: await sql`
        select method, status, operation, from_account, to_account, payee_email, amount, fee, note,
          made_by
        from payment where customer_id = any(${ids}) and status = 'settled' and batch_id is null
        order by (select max(position) from history_row
          where history_row.transaction_id = payment.transaction_id)`,
      history: await sql`
        select account_id, type, direction, amount, fee, total, counterparty_name, description
        from history_row where customer_id = any(${ids}) order by position`,
      notices: await sql`
        select customer_id, type, status, params - 'transactionId' as params from notice
        where customer_id = any(${ids}) and type <> 'batchPartially' order by position`,
      mails: await sql`
        select recipient, subject, body from inbox_message
        where recipient = any(${emails}) and recipient <> ${all.payer.email} order by position`,
      limits: (
        await bank.call(transferMethods.limits, {
          by: all.payer,
          input: { type: 'p2p', fromAccount: all.payer.accounts['EUR'] },
        })
      ).body,
    }
    let text = JSON.stringify(found, undefined, 1)
    for (const [name, { id, email, accounts }] of Object.entries(all)) {
      for (const of of [email, ...Object.values(accounts)]) text = text.replaceAll(of, name)
      text = text.replaceAll(`"${id}"`, `"${name}"`)
    }
    return text
  }

  it('leave what the same payments leave one by one (MASS-001)', async () => {
    const [single, set] = [await people(), await people()]
    const expected = await payOneByOne(single)
    expect(new Set(expected)).toEqual(new Set([undefined, 'payee', 'amount', 'funds']))
    expect(await payAsBatch(set)).toEqual(expected)
    expect(await traces(set)).toBe(await traces(single))
    expect(await audit(bank.database)).toEqual([])
  })
})
