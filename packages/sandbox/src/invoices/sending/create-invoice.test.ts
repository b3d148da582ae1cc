import { beforeAll, describe, expect, it } from 'vitest'
import { refusedFor } from '../../../tests/a-shopper.ts'
import { type Invoicer, invoiceIn, invoicersOf } from '../../../tests/invoicers.ts'
import { testSandbox } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()
const { come, send, create, pay, day } = invoicersOf(bank)

let payee: Invoicer
let payer: Invoicer

beforeAll(async () => {
  payee = await come({ name: 'Quay Tools', kind: 'business' })
  payer = await come({ name: 'Robin Hale' })
}, 60_000)

describe('what is asked for', () => {
  it.each([
    ['amount', { amount: '0.001' }],
    ['amount', { amount: '10000.01' }],
    ['amount', { amount: '999999999999999' }],
    ['currency', { currency: 'XXX' }],
    ['currency', { currency: 'CHF' }],
    ['dueDate', { dueDate: '2001-01-01' }],
    ['dueDate', { dueDate: '2126-01-01' }],
    ['dueDate', { dueDate: '2026-02-30' }],
    ['toEmail', { toEmail: 'not an address' }],
    ['noteBody', { noteBody: `a${'b'.repeat(1000)}` }],
    ['noteBody', { noteBody: 'pay \u202eeerf' }],
    ['noteBody', { noteBody: 'a\u0000b' }],
  ])('is refused for its %s: %o', async (param, wish) => {
    const answer = await create(payee, wish)
    expect(answer['responseCode']).not.toBe('00')
    expect(JSON.stringify(answer)).toContain(param)
  })

  it.each(['0', '-5.00', '1000000000000000'])('is no amount of %s', async amount => {
    expect((await create(payee, { amount }))['responseCode']).not.toBe('00')
  })

  it('is not one’s own address', async () => {
    expect(await create(payee, { toEmail: payee.email.toUpperCase() })).toMatchObject(
      refusedFor('toEmail'),
    )
  })

  it('is due today at the earliest, and in two years at the latest', async () => {
    const today = day(0)
    const year = Number(today.slice(0, 4)) + 2
    const last = `${year}${today.slice(4)}`
    for (const dueDate of [today, last]) {
      expect(await create(payee, { dueDate })).toMatchObject({ responseCode: '00' })
    }
    expect(await create(payee, { dueDate: day(-1) })).toMatchObject(refusedFor('dueDate'))
    const after = new Date(`${last}T00:00:00Z`).getTime() + 86_400_000
    const late = new Date(after).toISOString().slice(0, 10)
    expect(await create(payee, { dueDate: late })).toMatchObject(refusedFor('dueDate'))
  })

  it('reads the address without the spaces around it (INV-001)', async () => {
    const { id } = await send(payee, { toEmail: `  ${payer.email} ` })
    expect(await pay(payer, id)).toMatchObject({ responseCode: '00' })
  })

  it('is made once under a key, and nothing else is made under it (TRAP-75)', async () => {
    const key = 'key-of-an-invoice-0001'
    const first = invoiceIn(await create(payee, { key }))
    expect(invoiceIn(await create(payee, { key })).id).toBe(first.id)
    expect(await create(payee, { amount: '41.00', key })).toMatchObject({ http: 422 })
  })

  it('goes to one stranger five times a day, until they have paid (INV-001)', async () => {
    const sender = await come()
    const stranger = await come()
    const { id } = await send(sender, { toEmail: stranger.email })
    for (let i = 1; i < 5; i += 1) await send(sender, { toEmail: stranger.email })
    const more = { toEmail: stranger.email.toUpperCase() }
    expect(await create(sender, more)).toMatchObject(refusedFor('invoicesToday'))
    expect(await create(sender, { toEmail: payer.email })).toMatchObject({ responseCode: '00' })
    await pay(stranger, id)
    expect(await create(sender, more)).toMatchObject({ responseCode: '00' })
    await bank.database.sql`
      update payment set operation = 'refund', refunds_id = id, invoice_id = null
      where customer_id = (select id from customer where email = ${stranger.email})`
    expect(await create(sender, more)).toMatchObject(refusedFor('invoicesToday'))
  })

  it('goes to fifty strangers a day, and to who has paid before (INV-001)', async () => {
    const sender = await come()
    const { id } = await send(sender, { toEmail: payer.email })
    await pay(payer, id)
    for (let i = 0; i < 50; i += 1) {
      await send(sender, { toEmail: `stranger-${i}@elsewhere.example` })
    }
    const more = { toEmail: 'one-more@elsewhere.example' }
    expect(await create(sender, more)).toMatchObject(refusedFor('invoicesToday'))
    expect(await create(sender, { toEmail: payer.email })).toMatchObject({ responseCode: '00' })
  })
})
