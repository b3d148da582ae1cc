import type { Batch, BatchPayment } from '@sixpence/protocol'
import { batchMethods, historyMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { asThemselves } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import { type Sql, sqlPart } from '../db/index.ts'
import { Refusal } from '../http/index.ts'
import { linesNow, type NewBatch, orderLines, submitBatch } from './index.ts'
import { reasonOf } from './paying/reason-of.ts'

const held = testDatabase()
const DAY = 24 * 60 * 60_000

describe('a batch of payments', () => {
  let bank: TestBank
  let nadia: TestCustomer
  let ben: TestCustomer
  let vera: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    nadia = await bank.customer({ name: 'Nadia Haddad', accounts: { EUR: '1000.00' } })
    ben = await bank.customer({ name: 'Ben Okafor', accounts: { EUR: '0' } })
    vera = await bank.customer({ name: 'Vera Kovalenko', accounts: { EUR: '0', GBP: '0' } })
  })

  const contextOf = (sql: Sql, by: TestCustomer) => ({
    sql,
    clock: { now: () => bank.now() },
    newId: bank.newId,
    caller: asThemselves({
      userId: by.id,
      customerId: by.id,
      email: by.email,
      sessionId: 'a-session',
      scope: 'full',
    }),
  })
  const newBatch = (
    lines: NewBatch['lines'],
    { name = 'Suppliers', by = nadia } = {},
  ): NewBatch => ({
    name,
    type: 'p2p',
    accountId: by.accounts['EUR'] ?? '',
    lines,
  })
  const execute = (lines: NewBatch['lines'], more: { name?: string; by?: TestCustomer } = {}) =>
    bank.database.transaction(sql =>
      submitBatch(contextOf(sql, more.by ?? nadia), newBatch(lines, more)),
    )
  const list = async (input: object = {}, by = nadia) => {
    const { body } = await bank.call(batchMethods.list, { by, input })
    const { transfer = [] } = (body['batchTransfer'] ?? {}) as { transfer?: Batch[] } // by its schema
    return { ...body, batches: transfer }
  }
  const get = async (id: string, input: object = {}, by = nadia) =>
    (await bank.call(batchMethods.get, { by, input: { id, ...input } })).body
  const paymentsOf = async (id: string, input: object = {}) =>
    ((await get(id, input))['payments'] as { payment: BatchPayment[] }).payment

  it('makes every payment and lists what they add up to (HIST-014, HIST-016)', async () => {
    const id = await execute([
      { email: ben.email, amount: '20', note: 'Shelf' },
      { email: vera.email.toUpperCase(), amount: '30.5' },
    ])
    expect(await list()).toMatchObject({
      responseCode: '00',
      total: 1,
      batches: [
        {
          id,
          name: 'Suppliers',
          type: 'p2p',
          status: 'executed',
          accountId: nadia.accounts['EUR'],
          currencyCode: 'EUR',
          amount: '50.50',
          fee: '0.50',
          paymentCount: 2,
          refusedCount: 0,
        },
      ],
    })
    expect(await bank.balance(nadia.accounts['EUR'])).toBe('949.00')
    expect(await bank.balance(ben.accounts['EUR'])).toBe('20.00')
    expect(await bank.balance(vera.accounts['EUR'])).toBe('30.50')
    expect(await audit(bank.database)).toEqual([])
  })

  it('makes what can be made, says why not the rest, and tells of it (RT-013)', async () => {
    const id = await execute([
      { email: ben.email, amount: '900' },
      { email: 'nobody@sixpence.example', amount: '10' },
      { email: nadia.email, amount: '10' },
      { email: ben.email, amount: '0.5' },
      { email: vera.email, amount: '99.90' },
      { email: vera.email, amount: '99.50' },
    ])
    expect((await list()).batches).toMatchObject([
      { status: 'partial', amount: '999.50', paymentCount: 6, refusedCount: 4 },
    ])
    const payments = await paymentsOf(id)
    expect(payments.map(({ place, reason }) => [place, reason])).toEqual([
      [1, undefined],
      [2, 'payee'],
      [3, 'payee'],
      [4, 'amount'],
      [5, 'funds'],
      [6, undefined],
    ])
    expect(payments[0]?.transactionId).toBeDefined()
    expect(payments[1]?.transactionId).toBeUndefined()
    expect(await bank.balance(nadia.accounts['EUR'])).toBe('0.00')
    const notices = await bank.database.sql`
      select type, params from notice where customer_id = ${nadia.id} and type = 'batchPartially'`
    expect(notices).toEqual([{ type: 'batchPartially', params: { batchId: id } }])
    expect(await audit(bank.database)).toEqual([])
  })

  it('makes each payment under the id of its row, given or new', async () => {
    const lines = [
      { rowId: 'r-7', email: ben.email, amount: '2' },
      { email: vera.email, amount: '3' },
    ]
    const id = await execute(lines)
    const payments = await paymentsOf(id)
    expect(payments[0]?.rowId).toBe('r-7')
    const keys = await bank.database.sql<{ key: string }>`
      select key from payment join batch_payment on payment_id = payment.id order by place`
    expect(keys).toEqual(payments.map(({ rowId }) => ({ key: `${id}.${rowId}` })))
    expect(new Set(payments.map(({ rowId }) => rowId)).size).toBe(2)
    expect(await audit(bank.database)).toEqual([])
    await bank.database.sql`update batch_payment set row_id = 'r-8' where row_id = 'r-7'`
    expect((await audit(bank.database))[0]).toMatchObject({ invariant: 'eachRowOnce' })
  })

  it('keeps the ids of its rows while it waits, in the order of the file', async () => {
    const lines = ['b', 'a'].map(rowId => ({ rowId, email: ben.email, amount: '2' }))
    const id = await bank.database.transaction(sql => {
      const context = contextOf(sql, nadia)
      const caller = { ...context.caller, right: 'initiate' as const }
      return submitBatch({ ...context, caller }, newBatch(lines))
    })
    expect(await orderLines(bank.database.sql)(id)).toMatchObject([
      { rowId: 'b', place: 1 },
      { rowId: 'a', place: 2 },
    ])
  })

  it('reads a row that pays to an account elsewhere, masked, as a request and in the history', async () => {
    const { sql } = bank.database
    const account = {
      name: 'Bruna Álves',
      countryCode: 'BR',
      currency: 'BRL',
      details: { instantKey: '52998224725' },
    }
    for (const table of ['batch_order', 'batch']) {
      const rows = table === 'batch_order' ? ', rows' : ''
      await bank.database.script(`insert into ${table}
          (id, customer_id, made_by, name, type, account_id, at${rows})
        values ('b-1', '${nadia.id}', '${nadia.id}', 'Wages', 'eft', '${nadia.accounts['EUR']}', now()${rows && ', 1'})`)
    }
    await sql`
      insert into batch_order_line (batch_id, row_id, place, account, amount, to_amount, fee)
      values ('b-1', 'r-1', 1, ${account}, 5, 30, 1)`
    await sql`
      insert into batch_payment (batch_id, row_id, place, account, amount, reason)
      values ('b-1', 'r-1', 1, ${account}, 5, 'account')`
    expect(await orderLines(sql)('b-1')).toMatchObject([{ email: null, account }])
    expect(
      await sql`select * from ${linesNow(sqlPart`batch_order_line`, '2026-11-21')}`,
    ).toMatchObject([{ account, is_payable: true, news: null }])
    const payee = { ...account, type: 'account', details: { instantKey: '•••4725' } }
    expect(await paymentsOf('b-1')).toMatchObject([{ rowId: 'r-1', payee }])
    expect(await list({ search: 'alves' })).toMatchObject({ batches: [{ id: 'b-1' }] })
    await expect(
      sql`update batch_payment set email = 'ben@sixpence.example' where batch_id = 'b-1'`,
    ).rejects.toThrow(/check/)
  })

  it('tells nobody of a batch that was paid in full', async () => {
    await execute([{ email: ben.email, amount: '20' }])
    const notices = await bank.database.sql`select from notice where type = 'batchPartially'`
    expect(notices).toEqual([])
  })

  it('counts against the limit of the day like single payments', async () => {
    const rich = await bank.customer({ accounts: { EUR: '50000.00' } })
    const line = { email: ben.email, amount: '10000' }
    const id = await execute([line, line, line], { by: rich })
    const body = await get(id, {}, rich)
    expect(body).toMatchObject({
      transfer: { status: 'partial', amount: '20000.00' },
      payments: { payment: [{}, {}, { reason: 'amount' }] },
    })
  })

  it('counts against a limit of the customer’s own instead, also where it is higher', async () => {
    const rich = await bank.customer({ accounts: { EUR: '50000.00' } })
    await bank.database.sql`
      insert into customer_limit (customer_id, operation, daily) values (${rich.id}, 'p2p', 35000)`
    const line = { email: ben.email, amount: '10000' }
    const body = await get(await execute([line, line, line, line], { by: rich }), {}, rich)
    expect(body).toMatchObject({
      transfer: { status: 'partial', amount: '30000.00' },
      payments: { payment: [{}, {}, {}, { reason: 'amount' }] },
    })
  })

  it('keeps nothing when the account cannot pay at all', async () => {
    await bank.database.sql`
      update customer_account set status_id = 11 where id = ${nadia.accounts['EUR']}`
    await expect(execute([{ email: ben.email, amount: '20' }])).rejects.toThrow(Refusal)
    expect((await list()).batches).toEqual([])
  })

  it('names its batch in the rows of who paid, and of nobody else', async () => {
    const id = await execute([{ email: ben.email, amount: '20' }])
    const rowsOf = async (by: TestCustomer) => {
      const { body } = await bank.call(historyMethods.list, { by, input: {} })
      const { transaction } = body['transactions'] as { transaction: { batchId?: string }[] }
      return transaction.map(row => row.batchId)
    }
    // The payment, and what the account was opened with.
    expect(await rowsOf(nadia)).toEqual([id, undefined])
    expect(await rowsOf(ben)).toEqual([undefined])
  })

  it('pages by twenty, batches and payments alike (HIST-017, CONST-017, MASS-014)', async () => {
    const lines = Array.from({ length: 21 }, () => ({ email: ben.email, amount: '1' }))
    const id = await execute(lines)
    for (let count = 0; count < 20; count += 1) await execute(lines.slice(0, 1))
    const pages = await Promise.all([1, 2, 3].map(pageNumber => list({ pageNumber })))
    expect(pages.map(page => page.batches.length)).toEqual([20, 1, 0])
    expect(pages.map(page => page['total' as never])).toEqual([21, 21, 21])
    expect(pages[1]?.batches[0]?.id).toBe(id)
    expect(await paymentsOf(id)).toHaveLength(20)
    expect(await paymentsOf(id, { pageNumber: 2 })).toMatchObject([{ place: 21 }])
    expect((await list({ pageSize: 5, pageNumber: 5 })).batches).toHaveLength(1)
  })

  it('is found by its name, number, payee, type and days (HIST-015)', async () => {
    const first = await execute([{ email: ben.email, amount: '2' }], { name: 'Renț' })
    bank.advance(2 * DAY)
    const second = await execute([{ email: vera.email, amount: '2' }], { name: 'Wages' })
    const found = async (input: object) => (await list(input)).batches.map(({ id }) => id)
    expect(await found({})).toEqual([second, first])
    expect(await found({ search: ' rENŢ ' })).toEqual([first])
    expect(await found({ search: second })).toEqual([second])
    expect(await found({ search: vera.email })).toEqual([second])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ types: ['p2p'] })).toEqual([second, first])
    expect(await found({ types: ['wire', 'eft'] })).toEqual([])
    expect(await found({ to: '2026-11-21' })).toEqual([first])
    expect(await found({ from: '2026-11-22' })).toEqual([second])
    expect(await found({ to: '2026-11-21', timeZone: 'Pacific/Kiritimati' })).toEqual([])
  })

  it.each([
    [{ pageNumber: 0 }, 'pageNumber'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '2026-13-01' }, 'to'],
  ])('refuses %o', async (input, param) => {
    expect(await list(input)).toMatchObject({ responseCode: 'VF', validationErrors: [{ param }] })
  })

  it('is nobody else’s', async () => {
    const id = await execute([{ email: ben.email, amount: '2' }])
    expect((await list({}, ben)).batches).toEqual([])
    expect(await get(id, {}, ben)).toMatchObject({ responseCode: '13' })
    expect(await bank.call(batchMethods.file, { by: ben, input: { id } })).toMatchObject({
      body: { responseCode: '13' },
    })
  })
})

describe('reasonOf', () => {
  it.each([
    ['toEmail', 'payee'],
    ['amount', 'amount'],
    ['balance', 'funds'],
    ['fromAccount', 'account'],
    ['expectedFromAmount', 'price'],
    ['expectedFee', 'price'],
    ['note', 'other'],
    ['somethingElse', 'other'],
  ])('takes %s for %s', (param, reason) => {
    const refusal = new Refusal('VF', 'No.', { fields: [{ param, description: 'No.' }] })
    expect(reasonOf(refusal, {})).toBe(reason)
    expect(reasonOf(new Refusal('UE', 'No.'), {})).toBe('other')
  })

  it('takes any other field of an account elsewhere for the account', () => {
    const account = { name: 'Lena Vogt', countryCode: 'DE', currency: 'EUR', details: {} }
    const refusal = new Refusal('VF', 'No.', { fields: [{ param: 'iban', description: 'No.' }] })
    expect(reasonOf(refusal, { account })).toBe('payee')
    expect(reasonOf(new Refusal('13', 'No.'), { account })).toBe('other')
  })
})
