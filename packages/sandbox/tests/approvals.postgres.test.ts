import type { AccessRight } from '@sixpence/protocol'
import { approvalMethods, transferMethods, userMethods } from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { asThemselves, grantAccess } from '../src/access/index.ts'
import { audit } from '../src/audit/index.ts'
import { submitBatch } from '../src/batches/index.ts'
import { noPassword } from '../src/credentials/index.ts'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const SLOW_MS = 120_000

describeOnPostgres('requests and users on PostgreSQL', SLOW_MS, () => {
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

  const grant = (user: TestCustomer, right: AccessRight) =>
    database.transaction(sql =>
      grantAccess(sql, [
        {
          userId: user.id,
          customerId: shop.id,
          right,
          permissions: ['sendUserToUser', 'massUser'],
        },
      ]),
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
  const askForBatch = (lines: readonly (readonly [TestCustomer, string])[]) =>
    database.transaction(sql =>
      submitBatch(
        {
          sql,
          clock: { now: () => bank.now() },
          newId: bank.newId,
          caller: {
            ...asThemselves({
              userId: clerk.id,
              customerId: clerk.id,
              email: clerk.email,
              sessionId: 'a-session',
              scope: 'full',
            }),
            customerId: shop.id,
            right: 'initiate',
          },
        },
        {
          name: 'Wages',
          type: 'p2p',
          accountId: shop.accounts['EUR'] ?? '',
          lines: lines.map(([{ email }, amount]) => ({ email, amount })),
        },
      ),
    )
  const sendCode = async (id: string) => {
    const input = { transactionIds: [id], declined: false }
    const acting = { customer: shop, right: 'confirm' } as const
    const { body } = await bank.call(approvalMethods.decide, { by: approver, input, acting })
    return String(body['approvalTransactionId'])
  }
  const handIn = (approvalTransactionId: string, code: string) =>
    bank.call(approvalMethods.approve, {
      by: approver,
      input: { approvalTransactionId, code },
      acting: { customer: shop, right: 'confirm' },
    })
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

  it('have one end when approving, declining and withdrawing meet (ACCESS-022)', async () => {
    let approved = 0
    for (let round = 0; round < 12; round += 1) {
      const id = await askFor('1')
      const approval = await sendCode(id)
      const code = await bank.codeOf(approver)
      const tries = [() => handIn(approval, code), () => decline(id), () => withdraw(id)]
      // Each of them takes its turn as the first.
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

  it('for a batch have one end when two approvers, a refusal and a withdrawal meet (APPR-015)', async () => {
    const other = await bank.customer({ approval: 'otp', accounts: { EUR: '0' } })
    await grant(other, 'confirm')
    const decide = (by: TestCustomer, input: object) =>
      bank.call(approvalMethods.decideBatch, {
        by,
        input,
        acting: { customer: shop, right: 'confirm' },
      })
    const codeFor = async (batchId: string, by: TestCustomer) => {
      const { body } = await decide(by, { batchId, declined: false })
      return { approvalTransactionId: body['approvalTransactionId'], code: await bank.codeOf(by) }
    }
    const give = (by: TestCustomer, input: object) =>
      bank.call(approvalMethods.approve, {
        by,
        input,
        acting: { customer: shop, right: 'confirm' },
      })
    let paid = 0
    for (let round = 0; round < 12; round += 1) {
      const batchId = await askForBatch([
        [vera, '1'],
        [other, '2'],
      ])
      const [first, second] = [await codeFor(batchId, approver), await codeFor(batchId, other)]
      const [request] = await database.sql<{ id: string }>`
        select id from payment_request where batch_id = ${batchId}`
      const tries = [
        () => give(approver, first),
        () => give(other, second),
        () => decide(approver, { batchId, declined: true, reason: 'No' }),
        () => withdraw(request?.id ?? ''),
      ]
      // Each of them takes its turn as the first.
      const order = [0, 1, 2, 3].map(
        step => tries[(round + step) % 4] ?? (() => give(other, second)),
      )
      const answers = await Promise.all(order.map(async act => act()))
      const codes = answers.map(({ body }) => String(body['responseCode']))
      expect(codes.toSorted()).toEqual(['00', 'VF', 'VF', 'VF'])
      for (const { body } of answers.filter(answer => answer.body['responseCode'] === 'VF')) {
        expect(body['validationErrors']).toMatchObject([{ param: 'requestDecided' }])
      }
      const [row] = await database.sql<{ status: string }>`
        select status from payment_request where batch_id = ${batchId}`
      if (row?.status === 'approved') paid += 2
      expect(await moved()).toBe(paid)
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

  it('end an access while its user pays, and neither is in the way of the other', async () => {
    const input = { fromAccount: shop.accounts['EUR'], toEmail: vera.email, amount: '0.50' }
    const acting = { customer: shop, right: 'full' } as const
    const pay = async () =>
      bank.call(transferMethods.sendP2p, { by: clerk, input, key: aKey(), acting })
    for (let round = 0; round < 6; round += 1) {
      await grant(clerk, 'full')
      const [access] = await database.sql<{ id: string }>`
        select id from customer_access where user_id = ${clerk.id} and customer_id = ${shop.id}`
      const none = { userId: access?.id, accessRights: 'none', permissions: {} }
      const end = async () => bank.call(userMethods.update, { by: shop, input: none })
      const before = Number(await moved())
      const [ended, ...paid] = await Promise.all([end(), pay(), pay(), pay(), pay()])
      expect(ended.body['responseCode']).toBe('00')
      const done = paid.filter(({ body }) => body['responseCode'] === '00')
      expect(await moved()).toBe(before + done.length)
      expect((await pay()).body['responseCode']).toBe('13')
    }
  })

  it('lets one of two users end the other, whoever comes first (ACCESS-021)', async () => {
    const two = [approver, await bank.customer({})] as const
    const idOf = async ({ id }: TestCustomer) => {
      const [row] = await database.sql<{ id: string }>`
        select id from customer_access where user_id = ${id} and customer_id = ${shop.id}`
      return row?.id ?? 'no access'
    }
    for (let round = 0; round < 8; round += 1) {
      for (const user of two) await grant(user, 'full')
      const [first, second] = round % 2 === 0 ? two : ([two[1], two[0]] as const)
      const end = async (by: TestCustomer, user: TestCustomer) =>
        aBank(database).call(userMethods.update, {
          by,
          input: { userId: await idOf(user), accessRights: 'none', permissions: {} },
          acting: { customer: shop, right: 'full' },
        })
      const answers = await Promise.all([end(first, second), end(second, first)])
      expect(answers.map(({ body }) => String(body['responseCode'])).toSorted()).toEqual([
        '00',
        '13',
      ])
      const left = await database.sql`
        select 1 as one from access_in_force
        where customer_id = ${shop.id} and user_id in (${first.id}, ${second.id})
          and access_right > 0`
      expect(left).toHaveLength(1)
    }
  })

  it('adds somebody once whom several users confirm at the same time (ACCESS-021)', async () => {
    await grant(approver, 'full')
    const askers = [
      { by: shop },
      { by: approver, acting: { customer: shop, right: 'full' } },
    ] as const
    const { hash, salt, iterations } = noPassword()
    for (const { by } of askers) {
      await database.sql`
        insert into login (customer_id, username, password_hash, password_salt, password_iterations)
        values (${by.id}, ${by.email}, ${hash}, ${salt}, ${iterations})`
    }
    for (let round = 0; round < 4; round += 1) {
      bank.advance(2 * 60_000)
      const email = `twice-${round}@quay.example`
      const confirming: (() => ReturnType<TestBank['call']>)[] = []
      for (const asker of askers) {
        const input = { email, accessRights: 'read', permissions: {} }
        const { body } = await bank.call(userMethods.add, { ...asker, input })
        const handIn = { requestKey: body['requestKey'], code: await bank.codeOf(asker.by) }
        confirming.push(() => bank.call(userMethods.confirm, { ...asker, input: handIn }))
      }
      // Each code from two devices at once, too.
      const answers = await Promise.all([...confirming, ...confirming].map(async act => act()))
      const codes = answers.map(({ body }) => String(body['responseCode']))
      expect(codes.toSorted()).toEqual(['00', 'VF', 'VF', 'VF'])
      const listed = await database.sql`
        select 1 as one from customer_access access join customer on customer.id = access.user_id
        where email = ${email} and access.customer_id = ${shop.id}`
      expect(listed).toHaveLength(1)
      const mails = await database.sql`
        select 1 as one from inbox_message where recipient = ${email}`
      expect(mails).toHaveLength(1)
    }
  })
})
