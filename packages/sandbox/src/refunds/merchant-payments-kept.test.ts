import { beforeAll, describe, expect, it } from 'vitest'
import { aMerchant, type TestMerchant } from '../../tests/a-merchant.ts'
import { anAttempt, savedButtonsOf } from '../../tests/a-saved-button.ts'
import { type Shopper, shoppersOf } from '../../tests/a-shopper.ts'
import { invoicersOf } from '../../tests/invoicers.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)
const buttons = savedButtonsOf(bank)
const invoicers = invoicersOf(bank)

describe('what the bank keeps of payments to merchants', () => {
  let shop: TestMerchant
  let owner: Shopper
  let ada: Shopper
  const kept = (referenceId: unknown) => bank.database.sql`
    select merchant_id, kind, order_id, button_id, amount, fee, currency_code, payer_id, payer_name,
      refunded, paid_at = (select at from journal_entry join payment on transaction_id = journal_entry.id
        where payment.id = payment_id) as "isOfEntry"
    from merchant_payment where reference_id = ${referenceId}`

  beforeAll(async () => {
    shop = await aMerchant(bank)
    owner = await shoppers.signedIn(shop.person)
    ada = await shoppers.come()
  })

  it('is a row for each checkout that is paid, and none before', async () => {
    const { id, orderId } = await shop.open()
    expect(await kept(id)).toEqual([])
    await shoppers.pay(ada, id)
    expect(await kept(id)).toEqual([
      {
        merchant_id: owner.customerId,
        kind: 'checkout',
        order_id: orderId,
        button_id: null,
        amount: '42.00',
        fee: '0.00',
        currency_code: 'EUR',
        payer_id: ada.customerId,
        payer_name: expect.stringMatching(/^\w+ \w\.$/) as string,
        refunded: '0',
        isOfEntry: true,
      },
    ])
  })

  it('is without an order of the merchant where a button was pressed', async () => {
    const id = await buttons.make(shop)
    const { checkoutId } = await buttons.open(ada, id, { attempt: anAttempt() })
    await shoppers.pay(ada, checkoutId)
    expect(await kept(checkoutId)).toMatchObject([{ order_id: null, button_id: id }])
  })

  it('is a row for each invoice that is paid', async () => {
    const { id } = await invoicers.send(owner, { toEmail: ada.email })
    expect(await invoicers.pay(ada, id)).toMatchObject({ responseCode: '00' })
    expect(await kept(id)).toMatchObject([
      {
        kind: 'invoice',
        merchant_id: owner.customerId,
        order_id: null,
        amount: '40.00',
        fee: '0.25',
      },
    ])
  })

  it('is neither taken back nor changed', async () => {
    const { sql } = bank.database
    await expect(sql`delete from merchant_payment`).rejects.toThrow()
    await expect(sql`update merchant_payment set amount = amount + 1`).rejects.toThrow()
    await expect(sql`update merchant_payment set refunded = amount + 1`).rejects.toThrow()
  })
})
