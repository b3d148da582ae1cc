import type { AccessRight, Permission } from '@sixpence/protocol'
import { approvalMethods, transferMethods } from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { grantAccess } from '../src/access/index.ts'
import { audit } from '../src/audit/index.ts'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const SLOW_MS = 120_000

describeOnPostgres('several requests on PostgreSQL', SLOW_MS, () => {
  let server: TestServer
  let database: Database
  let bank: TestBank
  let shop: TestCustomer
  let clerk: TestCustomer
  let approver: TestCustomer
  let vera: TestCustomer

  beforeAll(async () => {
    server = await startServer()
    database = await openMigrated({ databaseUrl: server.url })
  }, START_MS)

  afterAll(async () => {
    await database.close()
    await server.stop()
  }, START_MS)

  beforeEach(async () => {
    await returnToFirstDay(database, EMPTY)
    bank = aBank(database)
    shop = await bank.customer({ businessName: 'Quay Tools', accounts: { EUR: '100.00' } })
    clerk = await bank.customer({})
    approver = await bank.customer({ approval: 'otp' })
    vera = await bank.customer({ accounts: { EUR: '0' } })
    await grant(clerk, 'initiate')
    await grant(approver, 'confirm')
  })

  const grant = (
    user: TestCustomer,
    right: AccessRight,
    permissions: readonly Permission[] = ['sendUserToUser'],
  ) =>
    database.transaction(sql =>
      grantAccess(sql, [{ userId: user.id, customerId: shop.id, right, permissions }]),
    )

  const askFor = async (amount = '10') => {
    const input = { fromAccount: shop.accounts['EUR'], toEmail: vera.email, amount }
    const acting = { customer: shop, right: 'initiate' } as const
    const { body } = await bank.call(transferMethods.sendP2p, {
      by: clerk,
      input,
      key: aKey(),
      acting,
    })
    // Follows the method's schema.
    return (body['approval'] as { trxid: string }).trxid
  }
  const acting = () => ({ customer: shop, right: 'confirm' }) as const
  const handIn = async (transactionIds: readonly string[], by = approver) => {
    const input = { transactionIds, declined: false }
    const sent = await bank.call(approvalMethods.decide, { by, input, acting: acting() })
    const { approvalTransactionId } = sent.body
    const handedIn = { approvalTransactionId, code: await bank.codeOf(by) }
    return async () => {
      const call = { by, input: handedIn, acting: acting() }
      const { body } = await bank.call(approvalMethods.approve, call)
      const items = body['items'] as { id: string; transactionId?: string }[]
      return items.flatMap(({ id, transactionId }) => (transactionId ? [id] : []))
    }
  }
  const decline = (id: string) =>
    bank.call(approvalMethods.decide, {
      by: shop,
      input: { transactionIds: [id], declined: true, reason: 'No' },
    })
  const withdraw = (id: string) =>
    bank.call(approvalMethods.withdraw, {
      by: clerk,
      input: { transactionIds: [id] },
      acting: { customer: shop, right: 'initiate' },
    })
  const moved = async () => {
    const [row] = await database.sql<{ count: number }>`
      select count(*)::int as count from journal_entry where kind = 'p2pTransfer'`
    return row?.count
  }

  it('move once for two approvers who hand in their codes at the same time', async () => {
    const other = await bank.customer({ approval: 'otp' })
    await grant(other, 'confirm')
    for (let round = 0; round < 6; round += 1) {
      const ids = [await askFor('1'), await askFor('2')]
      const hands = [await handIn(ids), await handIn(ids, other)]
      const before = Number(await moved())
      const done = await Promise.all(hands.map(async approve => approve()))
      expect(done.flat().toSorted()).toEqual(ids.toSorted())
      expect(await moved()).toBe(before + 2)
    }
    expect(await audit(database)).toEqual([])
  })

  it('move nothing of whose flag is taken at the same time, or moved before it was', async () => {
    for (let round = 0; round < 6; round += 1) {
      await grant(clerk, 'initiate')
      const ids = [await askFor('1'), await askFor('2')]
      const approve = await handIn(ids)
      const before = Number(await moved())
      const [done] = await Promise.all([approve(), grant(clerk, 'initiate', [])])
      expect([0, 2]).toContain(done.length)
      expect(await moved()).toBe(before + done.length)
      expect(await approve()).toEqual(done)
      if (done.length === 0) await Promise.all(ids.map(async id => decline(id)))
    }
  })

  it('are withdrawn or approved, each by itself', async () => {
    for (let round = 0; round < 6; round += 1) {
      const ids = [await askFor('1'), await askFor('2')] as const
      const approve = await handIn(ids)
      const before = Number(await moved())
      const [done, gone] = await Promise.all([approve(), withdraw(ids[0])])
      const wanted = gone.body['responseCode'] === '00' ? [ids[1]] : [...ids]
      expect(done.toSorted()).toEqual(wanted.toSorted())
      expect(await moved()).toBe(before + wanted.length)
    }
  })

  it('are approved by nobody who asked for one of them', async () => {
    const ids = [await askFor('1'), await askFor('2')]
    await grant(clerk, 'full')
    const input = { transactionIds: ids, declined: false }
    const { body } = await bank.call(approvalMethods.decide, {
      by: clerk,
      input,
      acting: { customer: shop, right: 'full' },
    })
    expect(body).toMatchObject({ validationErrors: [{ param: 'requestOwn' }] })
    expect(await moved()).toBe(0)
  })
})
