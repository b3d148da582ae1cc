import { invoiceNotificationSchema } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusedFor } from '../../tests/a-shopper.ts'
import { type Invoicer, invoiceIn, invoicersOf } from '../../tests/invoicers.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const { come, ask, send, get, pay, day, mails, mailedSecret, noticesOf, balance } =
  invoicersOf(bank)

let payee: Invoicer
let payer: Invoicer
let stranger: Invoicer

beforeAll(async () => {
  payee = await come({ name: 'Quay Tools', kind: 'business' })
  payer = await come({ name: 'Robin Hale' })
  stranger = await come({ name: 'Sam Other' })
}, 60_000)

/** Returns the events for the payee's programs, as on the wire. */
async function eventsOf(id: string) {
  const rows = await bank.database.sql<{ id: string; type: string; at: Date; facts: object }>`
    select id, type, at, facts from merchant_event where facts->'invoice'->>'id' = ${id}`
  return rows.map(({ facts, at, ...event }) =>
    z.decode(invoiceNotificationSchema, { ...event, at: at.toISOString(), ...facts } as never),
  )
}

const toPayer = (wish: object = {}) => send(payee, { toEmail: payer.email, ...wish })

describe('an invoice', () => {
  it('tells each side what is theirs (INV-001, INV-002, INV-008, INV-009)', async () => {
    const sent = await toPayer({ noteBody: '  Two looms\nand a spindle ' })
    expect(sent).toEqual({
      id: sent.id,
      party: 'payee',
      payeeName: 'Quay Tools',
      payeeEmail: payee.email,
      payeeAccountId: payee.eur,
      payerEmail: payer.email,
      amount: '40.00',
      feePayment: '0.25',
      total: '40.25',
      currencyCode: 'EUR',
      dueDate: day(10),
      sentDate: sent['sentDate'],
      updatedDate: sent['sentDate'],
      noteBody: 'Two looms\nand a spindle',
      statusId: 1,
      status: 'awaitingPayment',
      isFunding: false,
      isSystem: false,
      liveLinks: 1,
      urlPdf: expect.stringMatching(/^\/invoice-files\/[\w-]{75}$/) as string,
    })
    const received = await get(payer, sent.id)
    expect(received).toMatchObject({ party: 'addressee', payerName: 'Robin H.', statusId: 1 })
    expect(received).not.toHaveProperty('payeeAccountId')
    expect(received).not.toHaveProperty('liveLinks')
    expect(await noticesOf(payer.customerId, sent.id)).toEqual(['invoiceReceived'])
  })

  it('is paid once, at the price of the record, and both are told (INV-015)', async () => {
    const { id } = await toPayer()
    const before = await balance(payee.eur)
    const answer = await pay(payer, id)
    expect(answer).toMatchObject({ responseCode: '00' })
    const paid = await get(payer, id)
    expect(paid).toMatchObject({
      statusId: 4,
      payerAccountId: payer.eur,
      transactionId: answer['transactionId'],
    })
    expect(Number(await balance(payee.eur)) - Number(before)).toBeCloseTo(40)
    const seen = await get(payee, id)
    expect(seen).toMatchObject({ statusId: 4, payerName: 'Robin H.', payerEmail: payer.email })
    expect(seen).not.toHaveProperty('payerAccountId')
    expect(await pay(payer, id)).toMatchObject(refusedFor('invoicePaid'))
    expect(await ask(payer, 'invoiceReject', { invoiceId: id })).toMatchObject(
      refusedFor('invoicePaid'),
    )
    expect(await noticesOf(payee.customerId, id)).toEqual(['invoicePaid'])
    expect(await eventsOf(id)).toMatchObject([
      { type: 'invoice.final', invoice: { id, status: 'paid', payerEmail: payer.email } },
    ])
    expect(await noticesOf(payer.customerId, id)).toEqual(['invoiceReceived', 'invoicePaid'])
  })

  it('is rejected for good by who was asked, with a note (INV-004, INV-010)', async () => {
    const { id } = await toPayer()
    const rejected = await ask(payer, 'invoiceReject', { invoiceId: id, note: ' Not mine ' })
    expect(invoiceIn(rejected)).toMatchObject({ statusId: 5, rejectNote: 'Not mine' })
    expect(invoiceIn(rejected)).not.toHaveProperty('urlPdf')
    expect(await get(payee, id)).toMatchObject({ statusId: 5, rejectNote: 'Not mine' })
    expect(await pay(payer, id)).toMatchObject(refusedFor('invoiceRejected'))
    expect(await noticesOf(payee.customerId, id)).toEqual(['invoiceRejected'])
    expect(await eventsOf(id)).toMatchObject([
      { type: 'invoice.final', invoice: { id, status: 'rejected', rejectNote: 'Not mine' } },
    ])
  })

  it('tells why it was rejected to who sent it and who was asked alone (INV-010)', async () => {
    const { id } = await toPayer()
    const { invoiceSecret } = await ask(payee, 'invoiceLinkCreate', { invoiceId: id })
    await ask(stranger, 'invoiceLinkOpen', { invoiceSecret })
    await ask(payer, 'invoiceReject', { invoiceId: id, note: 'Between us' })
    expect(await get(payee, id)).toMatchObject({ rejectNote: 'Between us' })
    expect(await get(payer, id)).toMatchObject({ rejectNote: 'Between us' })
    const seen = await get(stranger, id)
    expect(seen).toMatchObject({ party: 'bearer', statusId: 5 })
    expect(seen).not.toHaveProperty('rejectNote')
  })

  it('tells its end to who had the address when it came, and not to who has it now', async () => {
    const mover = await come()
    const { id } = await send(payee, { toEmail: mover.email })
    const heir = await come()
    const { sql } = bank.database
    await sql`update customer set email = 'moved@elsewhere.example' where id = ${mover.customerId}`
    await sql`update customer set email = ${mover.email} where id = ${heir.customerId}`
    await ask(mover, 'invoiceReject', { invoiceId: id })
    expect(await noticesOf(mover.customerId, id)).toContain('invoiceRejected')
    expect(await noticesOf(heir.customerId, id)).toEqual([])
  })

  it('is nobody else’s in any call, as if there were none', async () => {
    const { id } = await toPayer()
    const none = 'f'.repeat(32)
    for (const method of [
      'invoiceGet',
      'invoiceReject',
      'invoiceLinkCreate',
      'invoiceLinksEnd',
      'invoiceSenderBlock',
    ]) {
      const theirs = await ask(stranger, method, { invoiceId: id })
      expect(theirs).toEqual(await ask(stranger, method, { invoiceId: none }))
      expect(theirs).toMatchObject({ responseCode: '13' })
    }
    const theirs = await pay(stranger, id)
    expect(theirs).toEqual(await pay(stranger, none))
    expect(theirs).toMatchObject({ responseCode: '13' })
    expect(await get(payee, id)).toMatchObject({ statusId: 1, liveLinks: 1 })
  })

  it('cannot be paid or rejected by who sent it', async () => {
    const { id } = await toPayer()
    expect(await pay(payee, id)).toMatchObject({ responseCode: '13' })
    expect(await ask(payee, 'invoiceReject', { invoiceId: id })).toMatchObject({
      responseCode: '13',
    })
  })

  it('is paid at no other amount, currency or account than its own', async () => {
    const { id } = await toPayer()
    expect(await pay(payer, id, { expectedTotal: '4.25' })).toMatchObject(
      refusedFor('expectedTotal'),
    )
    expect(await pay(payer, id, { expectedCurrencyCode: 'USD' })).toMatchObject(
      refusedFor('expectedTotal'),
    )
    expect(await pay(payer, id, { fromAccount: payer.usd })).toMatchObject(
      refusedFor('fromAccount'),
    )
    expect(await pay(payer, id, { fromAccount: stranger.eur })).toMatchObject({
      responseCode: '13',
    })
    expect(await pay(payer, id, { amount: '1.00', total: '1.25' })).toMatchObject({
      responseCode: '00',
    })
    expect(await get(payee, id)).toMatchObject({ statusId: 4, amount: '40.00' })
  })
})

describe('the mail', () => {
  it('says who asks, as the bank knows them, for what and until when, and never the note', async () => {
    const toEmail = 'newcomer@elsewhere.example'
    const note = 'Call +1 555 0100 at once, your account is blocked'
    await send(payee, { toEmail, noteBody: note })
    const [mail] = await mails(toEmail)
    expect(mail?.subject).toContain('Quay Tools')
    expect(mail?.body).toContain('40.00 EUR')
    expect(mail?.body).toMatch(/due on \d+ \w+ \d{4}|due on \w+ \d+, \d{4}/)
    expect(JSON.stringify(mail)).not.toContain('555')
    const secret = await mailedSecret(toEmail)
    const kept = await bank.database.sql<{ secret_hash: string }>`
      select secret_hash from invoice_link`
    expect(kept.map(row => row.secret_hash)).not.toContain(secret)
  })

  it('does not come from who is not known, to that address', async () => {
    const toEmail = 'annoyed@elsewhere.example'
    await send(payee, { toEmail })
    const invoiceSecret = await mailedSecret(toEmail)
    const shown = await bank.call('invoiceLinkGet', { invoiceSecret })
    expect(await shown.json()).toMatchObject({ invoice: { canBlockSender: true } })
    const blocked = await bank.call('invoiceLinkSenderBlock', { invoiceSecret })
    expect(await blocked.json()).toMatchObject({ responseCode: '00' })
    await send(payee, { toEmail })
    expect(await mails(toEmail)).toHaveLength(1)
    await send(payer, { toEmail })
    expect(await mails(toEmail)).toHaveLength(2)
  })

  it('has the address of who is not verified for a name', async () => {
    const unknown = await come({ name: 'The Bank Itself', standing: { verified: false } })
    const toEmail = 'careful@elsewhere.example'
    await send(unknown, { toEmail })
    const [mail] = await mails(toEmail)
    expect(JSON.stringify(mail)).not.toContain('The Bank Itself')
    expect(mail?.body).toContain(unknown.email)
  })
})

describe('a link', () => {
  it('shows the invoice to anybody, and is paid by whoever signs in (INV-003)', async () => {
    const toEmail = 'guest@elsewhere.example'
    const { id } = await send(payee, { toEmail, noteBody: 'A loom' })
    const invoiceSecret = await mailedSecret(toEmail)
    const { invoice } = (await (await bank.call('invoiceLinkGet', { invoiceSecret })).json()) as {
      invoice: object
    }
    const asked = { id, payeeName: 'Quay Tools', total: '40.25', noteBody: 'A loom' }
    expect(invoice).toMatchObject(asked)
    expect(await pay(stranger, id)).toMatchObject({ responseCode: '13' })
    expect(JSON.stringify(invoice)).not.toContain(toEmail)
    expect(JSON.stringify(invoice)).not.toContain(payee.eur)
    const opened = invoiceIn(await ask(stranger, 'invoiceLinkOpen', { invoiceSecret }))
    expect(opened).toMatchObject({ id, party: 'bearer' })
    expect(await ask(stranger, 'invoiceReject', { invoiceId: id })).toMatchObject({
      responseCode: '13',
    })
    expect(await pay(stranger, id)).toMatchObject({ responseCode: '00' })
    expect(await get(stranger, id)).toMatchObject({ statusId: 4, payerEmail: stranger.email })
  })

  it('ends for all at once, with what was opened by it', async () => {
    const { id } = await send(payee)
    const made = await ask(payee, 'invoiceLinkCreate', { invoiceId: id })
    const invoiceSecret = String(made['invoiceSecret'])
    expect(invoiceSecret).toMatch(/^[\w-]{43}$/)
    await ask(stranger, 'invoiceLinkOpen', { invoiceSecret })
    expect(invoiceIn(await ask(payee, 'invoiceLinksEnd', { invoiceId: id }))).toMatchObject({
      liveLinks: 0,
    })
    for (const secret of [invoiceSecret, 'A'.repeat(43)]) {
      const answer = await bank.call('invoiceLinkGet', { invoiceSecret: secret })
      expect(await answer.json()).toMatchObject({ responseCode: '13' })
    }
    expect(await pay(stranger, id)).toMatchObject({ responseCode: '13' })
  })

  it('that was passed on by hand blocks nobody', async () => {
    const { id } = await send(payee)
    const made = await ask(payee, 'invoiceLinkCreate', { invoiceId: id })
    const invoiceSecret = String(made['invoiceSecret'])
    const shown = await bank.call('invoiceLinkGet', { invoiceSecret })
    expect(await shown.json()).toMatchObject({ invoice: { canBlockSender: false } })
    const answer = await bank.call('invoiceLinkSenderBlock', { invoiceSecret })
    expect(await answer.json()).toMatchObject({ responseCode: '13' })
  })
})

describe('the lists', () => {
  it('hold 20 a page, the newest first, by status (INV-006, INV-007, INV-013)', async () => {
    const sender = await come()
    const reader = await come()
    const ids: string[] = []
    for (let i = 0; i < 23; i += 1) {
      ids.unshift((await send(sender, { toEmail: reader.email })).id)
      if (i === 0) await pay(reader, ids[0] ?? '')
    }
    await ask(reader, 'invoiceReject', { invoiceId: ids[1] })
    const idsOf = (answer: object) =>
      (answer as { items: { id: string }[] }).items.map(({ id }) => id)
    for (const [by, method] of [
      [sender, 'invoiceSentList'],
      [reader, 'invoiceReceivedList'],
    ] as const) {
      const first = await ask(by, method)
      expect(first).toMatchObject({ total: 23 })
      expect(idsOf(first)).toEqual(ids.slice(0, 20))
      expect(idsOf(await ask(by, method, { pageNumber: 2 }))).toEqual(ids.slice(20))
      expect(idsOf(await ask(by, method, { pageSize: 25 }))).toEqual(ids)
      expect(idsOf(await ask(by, method, { statusId: 4 }))).toEqual([ids[22]])
      expect(idsOf(await ask(by, method, { statusId: 5 }))).toEqual([ids[1]])
      expect(await ask(by, method, { statusId: 1 })).toMatchObject({ total: 21 })
      expect(await ask(by, method, { statusId: 3 })).toMatchObject({ total: 0, items: [] })
      expect(await ask(by, method, { pageSize: 101 })).toMatchObject(refusedFor('pageSize'))
      expect(await ask(by, method, { pageNumber: 0 })).toMatchObject(refusedFor('pageNumber'))
    }
    expect(await ask(reader, 'invoiceSentList')).toMatchObject({ total: 0 })
    expect(await ask(sender, 'invoiceReceivedList')).toMatchObject({ total: 0 })
  })
})
