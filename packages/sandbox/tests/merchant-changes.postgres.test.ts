import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallerContext } from '../src/context.ts'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { createAllowedIp, updateAllowedIp } from '../src/merchant/allowed-ips/allowed-ips.ts'
import { createWebhook, updateWebhook } from '../src/merchant/webhooks/webhooks.ts'
import { Refusal } from '../src/http/index.ts'
import { aBank } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const SLOW_MS = 120_000

describeOnPostgres('two who change one thing of a merchant', SLOW_MS, () => {
  let server: TestServer
  let database: Database
  let customerId: string

  beforeAll(async () => {
    server = await startServer()
    database = await openMigrated({ databaseUrl: server.url })
    await returnToFirstDay(database, EMPTY)
    customerId = (await aBank(database).customer({ businessName: 'Quay Tools' })).id
  }, SLOW_MS)

  afterAll(async () => {
    await database.close()
    await server.stop()
  }, SLOW_MS)

  const asMerchant = <Result>(work: (context: CallerContext) => Promise<Result>): Promise<Result> =>
    database.transaction(sql => {
      const clock = { now: () => new Date() }
      const newId = () => crypto.randomUUID()
      // The part of it that these calls read.
      return work({ sql, clock, newId, locale: 'en', caller: { customerId } } as CallerContext)
    })

  /** Begins the second change after the first one has run but not committed. */
  async function atOnce<Result>(
    first: (context: CallerContext) => Promise<unknown>,
    second: (context: CallerContext) => Promise<Result>,
  ): Promise<Result> {
    let other: Promise<Result> | undefined
    await asMerchant(async context => {
      await first(context)
      other = asMerchant(second)
      await new Promise(resolve => setTimeout(resolve, 500))
    })
    if (!other) throw new Error('The second change was not begun.')
    return other
  }

  it('keep the ends of a range', async () => {
    const made = await asMerchant(context =>
      createAllowedIp({ name: 'Office', ipFrom: '203.0.113.7', ipTo: '203.0.113.9' }, context, ''),
    )
    if (made instanceof Refusal) throw made
    const changed = await atOnce(
      context => updateAllowedIp({ ipFrom: '198.51.100.7' }, context, made.id),
      context => updateAllowedIp({ name: 'Till' }, context, made.id),
    )
    expect(changed).toMatchObject({ name: 'Till', ipFrom: '198.51.100.7', ipTo: '198.51.100.7' })
  })

  it('keep the address of a webhook', async () => {
    const made = await asMerchant(context =>
      createWebhook({ name: 'Shop', url: 'https://shop.example/one' }, context, ''),
    )
    if (made instanceof Refusal) throw made
    const url = 'https://shop.example/two'
    const changed = await atOnce(
      context => updateWebhook({ url }, context, made.id),
      context => updateWebhook({ name: 'Till' }, context, made.id),
    )
    expect(changed).toMatchObject({ name: 'Till', url })
  })
})
