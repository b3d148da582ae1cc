import { beforeAll, describe, expect, it } from 'vitest'
import { aRequestingBusiness } from '../../tests/a-requesting-business.ts'
import type { Shopper } from '../../tests/a-shopper.ts'
import { invoicersOf } from '../../tests/invoicers.ts'
import { refundersOf } from '../../tests/refunders.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'
import { waitingBatches } from '../../tests/waiting-batches.ts'

const bank = testSandbox()
const requesting = aRequestingBusiness(bank)
const invoicers = invoicersOf(bank)
const { ask, paid, refund } = refundersOf(bank)
const { askBatch, paymentsOf } = waitingBatches(bank, requesting)

describe('who was given something back', () => {
  let seller: Shopper
  let payer: Shopper

  beforeAll(async () => {
    seller = await invoicers.signedIn(requesting.held.business)
    payer = await invoicers.come()
    const { id } = await invoicers.send(seller, { toEmail: payer.email })
    await invoicers.pay(payer, id)
    await refund(seller, await paid(seller, id))
  })

  it('has something back', async () => {
    expect(await invoicers.balance(payer.eur)).toBe('969.75')
  })

  it('is still new to those who approve payments to them', async () => {
    const asked = { toEmail: payer.email, amount: '5.00' }
    const { id } = await requesting.pay('p2pTransfer', asked)
    expect(await requesting.requestOf(id)).toMatchObject({ isNewPayee: true })
    const batch = await askBatch([{ email: payer.email, amount: '1.00' }])
    expect(await paymentsOf(batch)).toMatchObject({ items: [{ isNewPayee: true }] })
  })

  it('is told no more of the merchant than others are (MERCH-045)', async () => {
    const other = await invoicers.come()
    const { id } = await invoicers.send(other, { toEmail: seller.email })
    await invoicers.pay(seller, id)
    const { email } = seller
    const reputationFor = async (by: Shopper) =>
      (await ask(by, 'reputationList', { email }))['total']
    expect(await reputationFor(other)).toBe(1)
    expect(await reputationFor(payer)).toBe(0)
  })

  it('counts the merchant among strangers when they send invoices', async () => {
    await bank.database.sql`
      insert into invoice (id, kind, payee_id, payee_name, payee_email, to_email, amount, fee,
        currency_code, due_on, status, sent_at)
      select lpad(number::text, 32, '0'), 'customer', ${payer.customerId}, 'Vera K.',
        ${payer.email}, 'stranger-' || number || '@elsewhere.example', 10, 0.25, 'EUR',
        '2999-01-01', 'open', ${bank.sandbox.clock.now()}
      from generate_series(1, 50) number`
    expect(await invoicers.create(payer, { toEmail: seller.email })).toMatchObject({
      validationErrors: [{ param: 'invoicesToday' }],
    })
  })
})
