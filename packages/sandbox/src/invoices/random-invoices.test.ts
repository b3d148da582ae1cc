import type { Permission } from '@sixpence/protocol'
import {
  approvalMethods,
  invoiceMethods,
  type NamedMethod,
  paymentMethods,
} from '@sixpence/protocol/schemas'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { grantAccess } from '../access/index.ts'
import { findFaults } from '../audit/find-faults.ts'
import { writeInvoice } from './sending/write-invoice.ts'

const held = testDatabase()
const DAY_MS = 86_400_000
const SEED = Number(process.env['SIXPENCE_SEED'] ?? 20_261_126)

const STEPS = [
  'payByAddressee',
  'payByBearer',
  'reject',
  'request',
  'approve',
  'decline',
  'aDay',
  'aMonth',
] as const

let bank: TestBank
let payee: TestCustomer
let payer: TestCustomer
let friend: TestCustomer
let clerk: TestCustomer

beforeEach(async () => {
  bank = aBank(held.database)
  payee = await bank.customer({ businessName: 'A Shop', accounts: { EUR: '0' } })
  payer = await bank.customer({ businessName: 'A Buyer', accounts: { EUR: '1000.00' } })
  friend = await bank.customer({ accounts: { EUR: '1000.00' } })
  clerk = await bank.customer({ name: 'Cleo Park' })
  const permissions: Permission[] = ['sendUserToUser']
  const grant = { userId: clerk.id, customerId: payer.id, permissions }
  await grantAccess(held.database.sql, [{ ...grant, right: 'initiate' }])
})

const ask = async (method: NamedMethod, by: TestCustomer, input: object) => {
  const acting = by === clerk && { acting: { customer: payer, right: 'initiate' } as const }
  return (await bank.call(method, { by, input, key: aKey(), ...acting })).body
}

const pay = (invoiceId: string, by: TestCustomer, from: TestCustomer) => {
  const shown = { expectedTotal: '7.25', expectedCurrencyCode: 'EUR' }
  const input = { invoiceId, fromAccount: from.accounts['EUR'], ...shown }
  return ask(invoiceMethods.pay, by, input)
}

async function decide(invoiceId: string, declined: boolean): Promise<void> {
  const [waiting] = await held.database.sql<{ id: string }>`
    select request.id from payment_request request join payment on payment.id = payment_id
    where invoice_id = ${invoiceId} and request.status = 'waiting'`
  const asked = { transactionIds: [waiting?.id ?? 'none'], declined, reason: 'As it came' }
  const { approvalTransactionId } = await ask(approvalMethods.decide, payer, asked)
  if (approvalTransactionId) await ask(approvalMethods.approve, payer, { approvalTransactionId })
}

const DO: Readonly<Record<(typeof STEPS)[number], (id: string) => Promise<unknown>>> = {
  payByAddressee: id => pay(id, payer, payer),
  payByBearer: id => pay(id, friend, friend),
  reject: invoiceId => ask(invoiceMethods.reject, payer, { invoiceId, note: 'No' }),
  request: id => pay(id, clerk, payer),
  approve: id => decide(id, false),
  decline: id => decide(id, true),
  aDay: async () => bank.advance(DAY_MS),
  aMonth: async () => bank.advance(31 * DAY_MS),
}

async function send(): Promise<string> {
  const dueDate = bank.now().toISOString().slice(0, 10)
  const asked = { toEmail: payer.email, amount: '7.00', currency: 'EUR', dueDate }
  const { invoice } = await ask(invoiceMethods.create, payee, asked)
  const { id } = invoice as { id: string } // by its schema
  const { invoiceSecret } = await ask(invoiceMethods.createLink, payee, { invoiceId: id })
  await ask(invoiceMethods.openLink, friend, { invoiceSecret })
  return id
}

/** Checks what is true of an invoice after any sequence of steps. */
async function check(id: string, before: string | undefined): Promise<string> {
  const [row] = await held.database.sql<{ state: string; payments: number; arrived: string }>`
    select invoice_state(invoice, ${bank.now()}::timestamptz, payer_id) as state,
      (select count(*)::int from payment where invoice_id = invoice.id and status = 'settled')
        as payments,
      (select coalesce(sum(amount), 0) from posting
        where account_id = ${payee.accounts['EUR']}
          and entry_id in (select transaction_id from payment where invoice_id = invoice.id))
        as arrived
    from invoice where id = ${id}`
  const { state = '', payments, arrived } = row ?? {}
  expect([payments, Number(arrived)]).toEqual(state === 'paid' ? [1, 7] : [0, 0])
  expect(FINAL.includes(String(before)) ? before : state).toBe(state)
  return state
}

const FINAL = ['paid', 'rejected']

describe('invoices', () => {
  it('are paid once at most and stay as they end, whatever is done in which order (INV-005)', async () => {
    const seen = new Set<string>()
    let paid = 0
    const all = fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 9 })
    for (const steps of fc.sample(all, { numRuns: 40, seed: SEED })) {
      const id = await send()
      let state: string | undefined
      for (const step of steps) {
        await DO[step](id)
        state = await check(id, state)
        seen.add(state)
      }
      if (state === 'paid') paid += 1
    }
    expect([...seen].toSorted()).toEqual([
      'awaitingPayment',
      'paid',
      'pendingApproval',
      'rejected',
      'unpaid',
    ])
    expect(await bank.balance(payee.accounts['EUR'])).toBe(`${paid * 7}.00`)
    expect(await findFaults(held.database.sql)).toEqual([])
  })

  it('wait for others while somebody asks for their payment, and are open again once it is declined (INV-005)', async () => {
    const id = await send()
    expect(await DO.request(id)).toMatchObject({ responseCode: '00' })
    expect(await check(id, undefined)).toBe('pendingApproval')
    const { items } = await ask(invoiceMethods.listReceived, payer, {
      statusId: 'pendingApproval',
      pageNumber: 1,
    })
    expect(items).toMatchObject([{ id, statusId: 3, payerAccountId: payer.accounts['EUR'] }])
    const seen = await ask(invoiceMethods.get, payee, { invoiceId: id })
    expect(seen).toMatchObject({ invoice: { statusId: 3 } })
    expect(JSON.stringify(seen)).not.toContain(payer.accounts['EUR'])
    await decide(id, true)
    expect(await check(id, 'pendingApproval')).toBe('awaitingPayment')
    await DO.request(id)
    bank.advance(30 * DAY_MS)
    expect(await check(id, 'pendingApproval')).toBe('unpaid')
    expect(await DO.payByBearer(id)).toMatchObject({ responseCode: '00' })
  })

  it('are free again when somebody goes away without confirming', async () => {
    const careful = await bank.customer({ approval: 'otp', accounts: { EUR: '100.00' } })
    const dueDate = bank.now().toISOString().slice(0, 10)
    const asked = { toEmail: careful.email, amount: '7.00', currency: 'EUR', dueDate }
    const { invoice } = await ask(invoiceMethods.create, payee, asked)
    const { id } = invoice as { id: string }
    expect(await pay(id, careful, careful)).toHaveProperty('approval')
    expect(await check(id, undefined)).toBe('pendingApproval')
    bank.advance(15 * 60_000)
    expect(await check(id, undefined)).toBe('awaitingPayment')
  })

  describe('of which who came by a link has begun the payment', () => {
    /** By a code, and as the request of somebody who may not approve. */
    const WAYS = ['code', 'request'] as const

    async function begun(way: (typeof WAYS)[number]) {
      const bearer = await bank.customer({
        approval: way === 'code' ? 'otp' : 'none',
        accounts: { EUR: '100.00' },
      })
      const permissions: Permission[] = ['sendUserToUser']
      const grant = { userId: clerk.id, customerId: bearer.id, permissions }
      await grantAccess(held.database.sql, [{ ...grant, right: 'initiate' }])
      const id = await send()
      const { invoiceSecret } = await ask(invoiceMethods.createLink, payee, { invoiceId: id })
      await ask(invoiceMethods.openLink, bearer, { invoiceSecret })
      const shown = { expectedTotal: '7.25', expectedCurrencyCode: 'EUR' }
      const input = { invoiceId: id, fromAccount: bearer.accounts['EUR'], ...shown }
      const acting = { customer: bearer, right: way === 'code' ? 'full' : 'initiate' } as const
      const key = aKey()
      const call = { by: way === 'code' ? bearer : clerk, input, key, acting }
      const { body } = await bank.call(invoiceMethods.pay, call)
      expect(body).toHaveProperty('approval')
      return { bearer, id, key, approval: body['approval'] as { trxid?: string } }
    }

    const statusOf = async (by: TestCustomer, invoiceId: string) =>
      ((await ask(invoiceMethods.get, by, { invoiceId }))['invoice'] as { statusId: number })
        .statusId
    const received = async (by: TestCustomer, statusId: string) =>
      (await ask(invoiceMethods.listReceived, by, { statusId, pageNumber: 1 }))['total']

    it.each(WAYS)(
      'wait for them alone, by a %s, and are paid or rejected by who was asked (INV-005)',
      async way => {
        const { bearer, id } = await begun(way)
        expect([await statusOf(bearer, id), await received(bearer, 'pendingApproval')]).toEqual([
          3, 1,
        ])
        expect(await statusOf(payee, id)).toBe(3)
        expect(await statusOf(friend, id)).toBe(1)
        expect([await statusOf(payer, id), await received(payer, 'pendingApproval')]).toEqual([
          1, 0,
        ])
        expect(await received(payer, 'awaitingPayment')).toBe(1)
        expect(await DO.reject(id)).toMatchObject({ invoice: { statusId: 5 } })
        const other = await begun(way)
        expect(await DO.payByAddressee(other.id)).toMatchObject({ responseCode: '00' })
        expect(await findFaults(held.database.sql)).toEqual([])
      },
    )

    it('are lost to them in words once who was asked has rejected or paid (INV-005)', async () => {
      for (const [end, param] of [
        ['reject', 'invoiceRejected'],
        ['payByAddressee', 'invoicePaid'],
      ] as const) {
        const { bearer, id, key, approval } = await begun('code')
        await DO[end](id)
        const approvalCode = await bank.codeOf(bearer)
        const input = { trxid: approval.trxid, approvalCode }
        const late = await bank.call(paymentMethods.approve, { by: bearer, input, key })
        expect(late.body).toMatchObject({ validationErrors: [{ param }] })
        expect(await bank.balance(bearer.accounts['EUR'])).toBe('100.00')
      }
    })
  })

  it('of the bank itself are approved above every limit (VERIF-027)', async () => {
    const { sql } = held.database
    const owing = await bank.customer({ businessName: 'A Debtor', accounts: { EUR: '50000.00' } })
    const permissions: Permission[] = ['sendUserToUser']
    const grant = { userId: clerk.id, customerId: owing.id, permissions }
    await grantAccess(sql, [{ ...grant, right: 'initiate' }])
    const invoiceId = await writeInvoice(
      { sql, clock: bank, entity: { name: 'The bank', email: 'bank@sixpence.example' } },
      {
        kind: 'system',
        toEmail: owing.email,
        amount: '12000.00',
        currencyCode: 'EUR',
        dueOn: bank.now().toISOString().slice(0, 10),
      },
    )
    payer = owing
    const shown = { expectedTotal: '12000.00', expectedCurrencyCode: 'EUR' }
    const input = { invoiceId, fromAccount: owing.accounts['EUR'], ...shown }
    expect(await ask(invoiceMethods.pay, clerk, input)).toMatchObject({ responseCode: '00' })
    await decide(invoiceId, false)
    const paid = await ask(invoiceMethods.get, owing, { invoiceId })
    expect(paid).toMatchObject({ invoice: { statusId: 4 } })
  })
})
