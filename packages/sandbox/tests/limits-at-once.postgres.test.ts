import { SANDBOX_CAPTCHA } from '@sixpence/protocol'
import {
  recoveryMethods,
  securityMethods,
  signInMethods,
  transferMethods,
} from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { aBank, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const AT_ONCE = 12

describeOnPostgres('what is limited, asked for at once', START_MS, () => {
  let server: TestServer
  // Like two processes: neither knows the other's payments under way.
  let databases: readonly [Database, Database]
  let banks: readonly [TestBank, TestBank]
  let ada: TestCustomer

  beforeAll(async () => {
    server = await startServer()
    const open = () => openMigrated({ databaseUrl: server.url })
    databases = [await open(), await open()]
  }, START_MS)

  afterAll(async () => {
    for (const database of databases) await database.close()
    await server.stop()
  }, START_MS)

  beforeEach(async () => {
    await returnToFirstDay(databases[0], EMPTY)
    banks = [aBank(databases[0]), aBank(databases[1])]
    ada = await banks[0].customer()
  })

  const atOnce = (ask: (bank: TestBank, number: number) => Promise<unknown>) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, number) => ask(banks[number % 2 === 0 ? 0 : 1], number)),
    )
  const sql: Database['sql'] = (...of) => databases[0].sql(...of)
  const countOf = async (rows: ReturnType<Database['sql']>) => (await rows).length

  it('judges three claims of an account a day', async () => {
    const claim = {
      firstName: 'Ada',
      lastName: 'Lane',
      dob: '1990-01-01',
      captcha: SANDBOX_CAPTCHA,
    }
    const input = { ...claim, email: ada.email, recoveryEmail: 'other@elsewhere.example' }
    await atOnce(bank => bank.call(recoveryMethods.start, { by: ada, input }))
    const mails = sql`select from inbox_message where recipient = ${ada.email}`
    expect(await countOf(mails)).toBe(3)
  })

  it('sends one first code for a new password', async () => {
    const input = { email: ada.email, captcha: SANDBOX_CAPTCHA }
    await atOnce(bank => bank.call(recoveryMethods.requestCode, { by: ada, input }))
    expect(await countOf(sql`select from inbox_message where recipient = ${ada.email}`)).toBe(1)
  })

  it('judges thirty passwords from one address before it asks for the bot check', async () => {
    await sql`
      insert into address_failure (ip, failed, since)
      values ('203.0.113.7', 25, ${banks[0].now()})`
    await atOnce((bank, number) => {
      const codeChallenge = 'c'.repeat(43)
      const input = { username: `n${number}@x.example`, password: 'no', codeChallenge }
      return bank.call(signInMethods.legacyLogin, { by: ada, input })
    })
    expect(await countOf(sql`select from address_failure where failed = 30`)).toBe(1)
  })

  it('looks thirty payees up an hour', async () => {
    await sql`
      insert into payee_lookup (customer_id, kind, hash, at)
      select ${ada.id}, 'email', n::text, ${banks[0].now()} from generate_series(1, 25) n`
    await atOnce((bank, number) => {
      const input = { email: `nobody-${number}@x.example` }
      return bank.call(transferMethods.checkPayee, { by: ada, input })
    })
    expect(await countOf(sql`select from payee_lookup`)).toBe(30)
  })

  it('keeps five hundred people away, and fifty addresses', async () => {
    await sql`
      insert into blacklist (customer_id, email, block_type)
      select ${ada.id}, n || '@x.example', 'payout' from generate_series(2, 500) n`
    await sql`
      insert into ip_access (id, customer_id, first_ip, last_ip, created_at)
      select n::text, ${ada.id}, '203.0.113.7'::inet + n, '203.0.113.7'::inet + n, now()
      from generate_series(2, 50) n`
    await atOnce((bank, number) => {
      const input = { email: `late-${number}@x.example`, blockType: 'payout' }
      return bank.call(securityMethods.addToBlacklist, { by: ada, input })
    })
    await atOnce((bank, number) =>
      bank.call(securityMethods.addIp, { by: ada, input: { ip: `198.51.100.${number}` } }),
    )
    expect(await countOf(sql`select from blacklist`)).toBe(500)
    expect(await countOf(sql`select from ip_access`)).toBe(50)
  })
})
