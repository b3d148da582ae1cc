import type { Permission } from '@sixpence/protocol'
import {
  approvalMethods,
  invoiceMethods,
  type NamedMethod,
  transferMethods,
} from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { grantAccess } from '../src/access/index.ts'
import { findFaults } from '../src/audit/find-faults.ts'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
/** Races for one invoice; more of them by hand. */
const RACES = Number(process.env['SIXPENCE_RACES'] ?? 60)
const SLOW_MS = 60_000 + RACES * 1000
const SEED = Number(process.env['SIXPENCE_SEED'] ?? 20_261_126)
/** Which of six try at once, in which order. */
const DRAWS = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2 })

describeOnPostgres('invoices on PostgreSQL', SLOW_MS, () => {
  let server: TestServer
  // Like two processes: neither knows the other's payments under way.
  let databases: Database[] = []
  let banks: TestBank[] = []
  let payee: TestCustomer
  let payer: TestCustomer
  let friend: TestCustomer
  let sent = 0

  beforeAll(async () => {
    server = await startServer()
    databases = [
      await openMigrated({ databaseUrl: server.url }),
      await openMigrated({ databaseUrl: server.url }),
    ]
  }, START_MS)

  afterAll(async () => {
    for (const database of databases) await database.close()
    await server.stop()
  }, START_MS)

  beforeEach(async () => {
    await returnToFirstDay(first(databases), EMPTY)
    banks = databases.map(aBank)
    payee = await bank().customer({ businessName: 'A Shop', accounts: { EUR: '0' } })
    payer = await bank().customer({ businessName: 'A Buyer', accounts: { EUR: '1000000.00' } })
    friend = await bank().customer({ accounts: { EUR: '1000000.00' } })
    const known = { fromAccount: payer.accounts['EUR'], toEmail: payee.email, amount: '1.00' }
    await ask(transferMethods.sendP2p, payer, known)
  })

  const first = <Item>([item]: readonly Item[]): Item => {
    if (item === undefined) throw new Error('There is none.')
    return item
  }
  const bank = (at = 0) => banks[at % banks.length] ?? first(banks)

  const askAt = (at: number) => async (method: NamedMethod, by: TestCustomer, input: object) =>
    (await bank(at).call(method, { by, input, key: aKey() })).body
  const ask = askAt(0)

  async function send(): Promise<string> {
    const dueDate = bank().now().toISOString().slice(0, 10)
    const input = { toEmail: payer.email, amount: '1.00', currency: 'EUR', dueDate }
    const { invoice } = await ask(invoiceMethods.create, payee, input)
    const { id } = invoice as { id: string }
    const { invoiceSecret } = await ask(invoiceMethods.createLink, payee, { invoiceId: id })
    await ask(invoiceMethods.openLink, friend, { invoiceSecret })
    sent += 1
    return id
  }

  const pay = (by: TestCustomer, invoiceId: string, at: number) => {
    const shown = { expectedTotal: '1.25', expectedCurrencyCode: 'EUR' }
    return askAt(at)(invoiceMethods.pay, by, {
      invoiceId,
      fromAccount: by.accounts['EUR'],
      ...shown,
    })
  }

  const stateOf = async (id: string) => {
    const [row] = await first(databases).sql<{ status: string; payments: number }>`
      select status, (select count(*)::int from payment
        where invoice_id = invoice.id and status = 'settled') as payments
      from invoice where id = ${id}`
    return row
  }

  const paramOf = (body: object) =>
    (body as { validationErrors?: { param: string }[] }).validationErrors?.[0]?.param

  it('are paid once or rejected, and whoever is late is told which, in every race (INV-005)', async () => {
    let paid = 0
    sent = 0
    for (const [race, drawn] of fc.sample(DRAWS, { numRuns: RACES, seed: SEED }).entries()) {
      const id = await send()
      const tries = [
        () => pay(payer, id, 0),
        () => pay(payer, id, 1),
        () => pay(friend, id, 0),
        () => pay(friend, id, 1),
        () => askAt(race)(invoiceMethods.reject, payer, { invoiceId: id, note: 'Not mine' }),
        () => askAt(race + 1)(invoiceMethods.reject, payer, { invoiceId: id }),
      ]
      const answers = await Promise.all(drawn.flatMap(at => tries[at]?.() ?? []))
      const done = answers.filter(answer => answer['responseCode'] === '00')
      expect(done).toHaveLength(1)
      const state = await stateOf(id)
      const isPaid = state?.status === 'paid'
      expect(state).toEqual(
        isPaid ? { status: 'paid', payments: 1 } : { status: 'rejected', payments: 0 },
      )
      const late = answers.filter(answer => answer['responseCode'] !== '00').map(paramOf)
      expect(late).toEqual(late.map(() => (isPaid ? 'invoicePaid' : 'invoiceRejected')))
      if (isPaid) paid += 1
    }
    expect(paid).toBeGreaterThan(0)
    expect(paid).toBeLessThan(sent)
    expect(await bank().balance(payee.accounts['EUR'])).toBe(`${paid + 1}.00`)
    expect(await findFaults(first(databases).sql)).toEqual([])
  })

  it('are awaited by one request alone, and end as it is decided first', async () => {
    const clerk = await bank().customer({ name: 'Cleo Park' })
    const permissions: Permission[] = ['sendUserToUser']
    const access = { userId: clerk.id, customerId: payer.id, permissions }
    await grantAccess(first(databases).sql, [{ ...access, right: 'initiate' }])
    const acting = { customer: payer, right: 'initiate' } as const
    for (let race = 0; race < 12; race += 1) {
      const id = await send()
      const shown = { expectedTotal: '1.25', expectedCurrencyCode: 'EUR' }
      const input = { invoiceId: id, fromAccount: payer.accounts['EUR'], ...shown }
      const begin = async (at: number) =>
        (await bank(at).call(invoiceMethods.pay, { by: clerk, acting, input, key: aKey() })).body
      const begun = await Promise.all([begin(0), begin(1), begin(0), begin(1)])
      const late = begun.filter(body => !('approval' in body)).map(paramOf)
      expect(late).toEqual(['invoicePending', 'invoicePending', 'invoicePending'])
      expect(paramOf(await pay(friend, id, 1))).toBe('invoicePending')
      expect(paramOf(await ask(invoiceMethods.reject, payer, { invoiceId: id }))).toBe(
        'invoicePending',
      )
      const [request] = await first(databases).sql<{ id: string }>`
        select request.id from payment_request request join payment on payment.id = payment_id
        where invoice_id = ${id}`
      const transactionIds = [request?.id]
      const { approvalTransactionId } = await ask(approvalMethods.decide, payer, {
        transactionIds,
        declined: false,
      })
      const decline = { transactionIds, declined: true, reason: 'Too dear' }
      const [approved, declined] = await Promise.all([
        ask(approvalMethods.approve, payer, { approvalTransactionId }),
        askAt(1)(approvalMethods.decide, payer, decline),
      ])
      const state = await stateOf(id)
      const isPaid = state?.payments === 1
      expect(state?.status).toBe(isPaid ? 'paid' : 'open')
      expect(approved['responseCode'] === '00').toBe(isPaid)
      // One that was declined is open again.
      const rejected = await ask(invoiceMethods.reject, payer, { invoiceId: id })
      expect(paramOf(rejected)).toBe(isPaid ? 'invoicePaid' : undefined)
      expect(paramOf(declined)).toBe(isPaid ? 'requestDecided' : undefined)
    }
    expect(await findFaults(first(databases).sql)).toEqual([])
  })
})
