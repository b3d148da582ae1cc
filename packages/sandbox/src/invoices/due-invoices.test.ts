import { beforeAll, describe, expect, it } from 'vitest'
import { refusedFor } from '../../tests/a-shopper.ts'
import { type Invoicer, invoicersOf } from '../../tests/invoicers.ts'
import { eventually, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const { come, signedIn, ask, send, get, pay, day, mails, noticesOf } = invoicersOf(bank)
const DAY_MS = 86_400_000

/** A session lasts a few minutes: everybody signs in again. */
async function advance(advanceMs: number, ...others: Invoicer[]): Promise<Invoicer[]> {
  await bank.control('/clock', { advanceMs })
  payee = await signedIn(payee)
  payer = await signedIn(payer)
  return Promise.all(others.map(signedIn))
}

/** Moves the clock to that many milliseconds before the end of its day in UTC. */
const beforeMidnight = (ms: number, ...others: Invoicer[]) =>
  advance(DAY_MS - (bank.sandbox.clock.now().getTime() % DAY_MS) - ms, ...others)

let payee: Invoicer
let payer: Invoicer

beforeAll(async () => {
  payee = await come({ name: 'Quay Tools', kind: 'business' })
  payer = await come({ name: 'Robin Hale' })
}, 60_000)

const bill = async (wish: object = {}): Promise<string> => {
  const input = {
    email: payer.email,
    amount: '12.00',
    currencyCode: 'EUR',
    dueDate: day(0),
    ...wish,
  }
  const answer = await bank.control('/invoices', input)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

const PAID_IN_FULL = { expectedTotal: '12.00' }

/** Returns the ids of the bank's reasons to limit them. */
const reasonsOf = async ({ customerId }: Invoicer) =>
  (
    await bank.database.sql<{ reason: number }>`
      select reason_id as reason from limit_reason
      where customer_id = ${customerId} and lifted_at is null and in_force`
  ).map(({ reason }) => reason)

describe('the day an invoice is due', () => {
  it('counts whole: at its last millisecond it is awaited, then unpaid, and payable (INV-003)', async () => {
    const { id } = await send(payee, { toEmail: payer.email, dueDate: day(0) })
    // Real time moves on: a late question would reach the next day.
    await beforeMidnight(5000)
    const [row] = await bank.database.sql<{ last: string; first: string }>`
      select invoice_state(invoice, (due_on + 1)::timestamp at time zone 'UTC' - interval '1 ms',
          null) as last,
        invoice_state(invoice, (due_on + 1)::timestamp at time zone 'UTC', null) as first
      from invoice where id = ${id}`
    expect(row).toEqual({ last: 'awaitingPayment', first: 'unpaid' })
    expect(await get(payer, id)).toMatchObject({ statusId: 1 })
    expect(await ask(payer, 'invoiceReceivedList', { statusId: 1 })).toMatchObject({ total: 1 })
    expect(await ask(payer, 'invoiceReceivedList', { statusId: 2 })).toMatchObject({ total: 0 })
    await beforeMidnight(0)
    expect(await get(payer, id)).toMatchObject({ statusId: 2, status: 'unpaid' })
    expect(await ask(payer, 'invoiceReceivedList', { statusId: 2 })).toMatchObject({ total: 1 })
    const { received } = (await ask(payer, 'invoiceOpenTotalsGet')) as { received?: unknown }
    expect(received).toMatchObject([{ currencyCode: 'EUR', overdue: 1 }])
    expect(await ask(payer, 'invoiceReceivedList', { statusId: 1 })).toMatchObject({ total: 0 })
    expect(await pay(payer, id)).toMatchObject({ responseCode: '00' })
  })
})

describe('what the bank itself asks for', () => {
  it('costs no fee, and cannot be rejected (INV-005)', async () => {
    const id = await bill({ dueDate: day(20) })
    expect(await get(payer, id)).toMatchObject({
      isSystem: true,
      total: '12.00',
      feePayment: '0.00',
    })
    for (const method of ['invoiceReject', 'invoiceSenderBlock']) {
      expect(await ask(payer, method, { invoiceId: id })).toMatchObject({ responseCode: '13' })
    }
    expect(await pay(payer, id, PAID_IN_FULL)).toMatchObject({ responseCode: '00' })
    expect(await get(payer, id)).toMatchObject({ statusId: 4 })
  })

  it('limits who has not paid when its day is over, and lets that alone be paid (VERIF-027, INV-016)', async () => {
    let owing = await come()
    const first = await bill({ email: owing.email })
    const second = await bill({ email: owing.email })
    const other = await send(payee, { toEmail: owing.email })
    expect(await reasonsOf(owing)).toEqual([])
    ;[owing = owing] = await beforeMidnight(0, owing)
    await eventually(async () => expect(await reasonsOf(owing)).toEqual([2]))
    expect(await pay(owing, other.id)).toMatchObject({
      responseCode: 'ENOA',
      validationErrors: [{ param: 'accountLimited' }],
    })
    expect(await pay(owing, first, PAID_IN_FULL)).toMatchObject({ responseCode: '00' })
    expect(await reasonsOf(owing)).toEqual([2])
    expect(await pay(owing, second, PAID_IN_FULL)).toMatchObject({ responseCode: '00' })
    expect(await reasonsOf(owing)).toEqual([])
    expect(await pay(owing, other.id)).toMatchObject({ responseCode: '00' })
  })

  it('is confirmed and paid while limited by whoever approves by a code', async () => {
    let owing = await come({ approval: 'otp' })
    const id = await bill({ email: owing.email })
    ;[owing = owing] = await beforeMidnight(0, owing)
    await eventually(async () => expect(await reasonsOf(owing)).toEqual([2]))
    const key = 'key-of-what-the-bank-asks'
    const asked = await pay(owing, id, { ...PAID_IN_FULL, key })
    expect(asked).toMatchObject({ responseCode: '00', approval: { approveType: 'otp' } })
    expect(await get(owing, id)).toMatchObject({ statusId: 3, payerAccountId: owing.eur })
    const { trxid } = asked['approval'] as { trxid: string }
    const approvalCode = await bank.codeOf(owing.email)
    expect(await ask(owing, 'transferApprove', { trxid, approvalCode, key })).toMatchObject({
      responseCode: '00',
    })
    expect(await get(owing, id)).toMatchObject({ statusId: 4 })
    expect(await reasonsOf(owing)).toEqual([])
  })

  it('excuses no other call that names it (VERIF-027)', async () => {
    const owing = await come()
    const invoiceId = await bill({ email: owing.email })
    await bank.database.sql`
      insert into limit_reason (id, customer_id, reason_id, action_type_id, in_force, since)
      values ('limit-of-a-card', ${owing.customerId}, 5, 3, true, now())`
    const card = { type: 2007, feeAccountId: owing.eur, invoiceId }
    expect(await ask(owing, 'cardApply', card)).toMatchObject({ responseCode: 'ENOA' })
    const shown = { expectedTotal: '12.00', expectedCurrencyCode: 'EUR', fromAccount: owing.eur }
    expect(await ask(owing, 'cardConfirm', { cardId: 'none', invoiceId, ...shown })).toMatchObject({
      responseCode: 'ENOA',
    })
  })

  it('is paid above every limit, so that nobody is limited for good (VERIF-027)', async () => {
    const owing = await come({ accounts: [{ currencyCode: 'EUR', balance: '50000' }] })
    const id = await bill({ email: owing.email, amount: '12000.00' })
    expect(await pay(owing, id, { expectedTotal: '12000.00' })).toMatchObject({
      responseCode: '00',
    })
  })

  it('is asked for in no currency that the customer cannot pay in', async () => {
    const { email } = await come({ accounts: [{ currencyCode: 'USD' }] })
    const wish = { email, amount: '12.00', currencyCode: 'EUR', dueDate: day(0) }
    expect((await bank.control('/invoices', wish)).status).toBe(422)
  })
})

describe('money to add', () => {
  it('is asked for in the currency of the oldest account, and arrives from outside (INV-011)', async () => {
    const saver = await come({ accounts: [{ currencyCode: 'USD' }, { currencyCode: 'EUR' }] })
    const asked = await ask(saver, 'fundingInvoiceCreate', { amount: '500.00' })
    const { invoice } = asked as unknown as { invoice: { id: string } }
    expect(invoice).toMatchObject({ isFunding: true, currencyCode: 'USD', party: 'payee' })
    expect(invoice).not.toHaveProperty('payerEmail')
    expect(await pay(saver, invoice.id)).toMatchObject({ responseCode: '13' })
    expect((await bank.control(`/invoices/${invoice.id}/arrive`, {})).status).toBe(200)
    expect((await bank.control(`/invoices/${invoice.id}/arrive`, {})).status).toBe(422)
    expect(await get(saver, invoice.id)).toMatchObject({ statusId: 4, payeeAccountId: saver.usd })
    expect(await ask(saver, 'fundingInvoiceCreate', { amount: '0' })).not.toMatchObject({
      responseCode: '00',
    })
    expect(await ask(saver, 'fundingInvoiceCreate', { amount: '1.001' })).toMatchObject(
      refusedFor('amount'),
    )
  })

  it('is in the currency of the account that was opened first, not of the first by its id (INV-011)', async () => {
    const saver = await come({ accounts: [{ currencyCode: 'USD' }, { currencyCode: 'EUR' }] })
    await bank.database.sql`
      update customer_account set opened_at = opened_at - interval '1 day' where id = ${saver.eur}`
    expect(await ask(saver, 'fundingInvoiceCreate', { amount: '5.00' })).toMatchObject({
      invoice: { currencyCode: 'EUR' },
    })
  })

  it('is paid by another customer who has its link', async () => {
    const saver = await come()
    const { invoice } = (await ask(saver, 'fundingInvoiceCreate', {
      amount: '40.00',
    })) as unknown as { invoice: { id: string } }
    const { invoiceSecret } = await ask(saver, 'invoiceLinkCreate', { invoiceId: invoice.id })
    await ask(payer, 'invoiceLinkOpen', { invoiceSecret })
    expect(await ask(payer, 'invoiceReject', { invoiceId: invoice.id })).toMatchObject({
      responseCode: '13',
    })
    expect(await pay(payer, invoice.id)).toMatchObject({ responseCode: '00' })
    expect(await get(saver, invoice.id)).toMatchObject({ statusId: 4, payerEmail: payer.email })
  })
})

describe('a reminder', () => {
  it('comes three days before, on the day and seven after, and never of what has ended', async () => {
    const reader = await come()
    const due = { toEmail: reader.email, dueDate: day(5) }
    const { id } = await send(payee, due)
    const rejected = await send(payee, due)
    await ask(reader, 'invoiceReject', { invoiceId: rejected.id })
    const reminders = async () =>
      (await noticesOf(reader.customerId, id)).filter(type => type === 'invoiceDue').length
    await advance(DAY_MS)
    await eventually(async () => expect(await reminders()).toBe(0))
    await advance(DAY_MS)
    await eventually(async () => expect(await reminders()).toBe(1))
    await advance(3 * DAY_MS)
    await eventually(async () => expect(await reminders()).toBe(2))
    await advance(7 * DAY_MS)
    await eventually(async () => expect(await reminders()).toBe(3))
    await advance(30 * DAY_MS)
    expect(await reminders()).toBe(3)
    expect(await noticesOf(reader.customerId, rejected.id)).not.toContain('invoiceDue')
    expect((await mails(reader.email))[0]?.body).toContain('hasn’t been paid')
  })

  it('says of a day that has passed meanwhile that it has', async () => {
    const reader = await come()
    await send(payee, { toEmail: reader.email, dueDate: day(1) })
    await advance(4 * DAY_MS)
    const bodies = async () => (await mails(reader.email)).map(({ body }) => body).join()
    await eventually(async () => expect(await bodies()).toContain('hasn’t been paid'))
    expect(await bodies()).not.toContain('is due today')
  })

  it('comes to nobody who has switched reminders off, and the invoice itself still does (RT-029)', async () => {
    const [quiet, byScreen] = [await come(), await come()]
    const off = { value: false }
    await ask(quiet, 'notificationSettingsSet', { ...off, identified: 'reminders.screen' })
    for (const reader of [quiet, byScreen]) {
      await ask(reader, 'notificationSettingsSet', { ...off, identified: 'reminders.email' })
    }
    const due = { dueDate: day(1) }
    const { id } = await send(payee, { ...due, toEmail: quiet.email })
    const other = await send(payee, { ...due, toEmail: byScreen.email })
    await advance(DAY_MS)
    await eventually(async () =>
      expect(await noticesOf(byScreen.customerId, other.id)).toEqual([
        'invoiceReceived',
        'invoiceDue',
      ]),
    )
    await eventually(async () =>
      expect(
        await bank.database.sql`select from invoice_reminder where invoice_id = ${id}`,
      ).toHaveLength(1),
    )
    expect(await noticesOf(quiet.customerId, id)).toEqual(['invoiceReceived', 'invoiceChanged'])
    for (const { email } of [quiet, byScreen]) expect(await mails(email)).toHaveLength(1)
  })
})

describe('what is open', () => {
  it('is added up for each list, by currency, and for the payer with the fee', async () => {
    const sender = await come({ kind: 'business' })
    const reader = await come()
    const toReader = (wish: object = {}) => send(sender, { toEmail: reader.email, ...wish })
    const [settled, refused] = [await toReader(), await toReader()]
    await toReader()
    await toReader()
    await toReader({ amount: '7.10', currency: 'USD' })
    await pay(reader, settled.id)
    await ask(reader, 'invoiceReject', { invoiceId: refused.id })
    const euros = { currencyCode: 'EUR', count: 2, overdue: 0 }
    const dollars = { currencyCode: 'USD', count: 1, overdue: 0 }
    expect(await ask(sender, 'invoiceOpenTotalsGet')).toMatchObject({
      sent: [
        { ...euros, amount: '80.00' },
        { ...dollars, amount: '7.10' },
      ],
      received: [],
    })
    expect(await ask(reader, 'invoiceOpenTotalsGet')).toMatchObject({
      sent: [],
      received: [
        { ...euros, amount: '80.50' },
        { ...dollars, amount: '7.35' },
      ],
    })
  })
})
