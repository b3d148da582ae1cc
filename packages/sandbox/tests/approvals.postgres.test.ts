import {
  approveBusinessRequest,
  decideTransactionRequests,
  sendP2pTransfer,
  withdrawTransactionRequests,
} from '@sixpence/protocol'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { grantAccess } from '../src/access/index.ts'
import { audit } from '../src/audit/index.ts'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const SLOW_MS = 120_000

describeOnPostgres('requests on PostgreSQL', SLOW_MS, () => {
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
    approver = await bank.customer({})
    vera = await bank.customer({ accounts: { EUR: '0' } })
    await grant(clerk, 'initiate')
    await grant(approver, 'confirm')
  })

  const grant = (user: TestCustomer, right: 'initiate' | 'confirm' | 'read') =>
    database.transaction(sql => grantAccess(sql, [{ userId: user.id, customerId: shop.id, right }]))

  const askFor = async (amount = '10') => {
    const input = { fromAccount: shop.accounts['EUR'], toEmail: vera.email, amount }
    const acting = { customer: shop, right: 'initiate' } as const
    const { body } = await bank.call(sendP2pTransfer, { by: clerk, input, key: aKey(), acting })
    // As the method's schema says.
    return (body['approval'] as { trxid: string }).trxid
  }
  const sendCode = async (id: string) => {
    const input = { transactionIds: [id], declined: false }
    const acting = { customer: shop, right: 'confirm' } as const
    const { body } = await bank.call(decideTransactionRequests, { by: approver, input, acting })
    return String(body['approvalTransactionId'])
  }
  const handIn = (approvalTransactionId: string, code: string) =>
    bank.call(approveBusinessRequest, {
      by: approver,
      input: { approvalTransactionId, code },
      acting: { customer: shop, right: 'confirm' },
    })
  const decline = (id: string) =>
    bank.call(decideTransactionRequests, {
      by: shop,
      input: { transactionIds: [id], declined: true, reason: 'No' },
    })
  const withdraw = (id: string) =>
    bank.call(withdrawTransactionRequests, {
      by: clerk,
      input: { transactionIds: [id] },
      acting: { customer: shop, right: 'initiate' },
    })
  const moved = async () => {
    const [row] = await database.sql<{ count: number }>`
      select count(*)::int as count from journal_entry where kind = 'p2pTransfer'`
    return row?.count
  }

  it('have one end when approving, declining and withdrawing meet (ACCESS-022)', async () => {
    let approved = 0
    for (let round = 0; round < 12; round += 1) {
      const id = await askFor('1')
      const approval = await sendCode(id)
      const code = await bank.codeOf(approver)
      const tries = [() => handIn(approval, code), () => decline(id), () => withdraw(id)]
      // Each of them is first in turn.
      const order = [0, 1, 2].map(step => tries[(round + step) % 3] ?? decline)
      const answers = await Promise.all(order.map(async act => act(id)))
      const codes = answers.map(({ body }) => String(body['responseCode']))
      expect(codes.toSorted()).toEqual(['00', 'VF', 'VF'])
      const [row] = await database.sql<{ status: string }>`
        select status from payment_request where id = ${id}`
      if (row?.status === 'approved') approved += 1
      expect(await moved()).toBe(approved)
    }
    expect(await audit(database)).toEqual([])
  })

  it('move the money once for 24 hands that give in the same code', async () => {
    const approval = await sendCode(await askFor('10'))
    const code = await bank.codeOf(approver)
    const answers = await Promise.all(Array.from({ length: 24 }, () => handIn(approval, code)))
    const told = answers.map(({ body }) => JSON.stringify(body['items']))
    expect(new Set(told).size).toBe(1)
    expect(await moved()).toBe(1)
    expect(await bank.balance(shop.accounts['EUR'])).toBe('89.75')
  })

  it('let one of two have the last of the balance', async () => {
    const [first, second] = [await askFor('60'), await askFor('70')]
    const approvals: (readonly [string, string])[] = []
    for (const id of [first, second]) {
      approvals.push([await sendCode(id), await bank.codeOf(approver)])
    }
    const answers = await Promise.all(approvals.map(([id, code]) => handIn(id, code)))
    const codes = answers.map(({ body }) => String(body['responseCode']))
    expect(codes.toSorted()).toEqual(['00', 'VF'])
    expect(await moved()).toBe(1)
  })

  it('are not approved with an access that ends at the same time, or moved before it did', async () => {
    for (let round = 0; round < 6; round += 1) {
      await grant(approver, 'confirm')
      const approval = await sendCode(await askFor('1'))
      const code = await bank.codeOf(approver)
      const before = await moved()
      const [{ body }] = await Promise.all([handIn(approval, code), grant(approver, 'read')])
      const isIn = body['responseCode'] === '00'
      expect([body['responseCode'], await moved()]).toEqual(
        isIn ? ['00', Number(before) + 1] : ['13', before],
      )
      expect((await handIn(approval, code)).body['responseCode']).toBe(isIn ? '00' : '13')
    }
  })
})
