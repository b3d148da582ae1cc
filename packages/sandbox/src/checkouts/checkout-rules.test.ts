import { beforeAll, describe, expect, it } from 'vitest'
import { aMerchant } from '../../tests/a-merchant.ts'
import { shoppersOf } from '../../tests/a-shopper.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)

describe('the database of checkouts', () => {
  let paid: unknown
  let open: unknown
  let transactionId: unknown

  beforeAll(async () => {
    const shop = await aMerchant(bank)
    const ada = await shoppers.come()
    paid = (await shop.open())['id']
    open = (await shop.open())['id']
    transactionId = (await shoppers.pay(ada, paid))['transactionId']
  })

  it('keeps a final checkout as it is', async () => {
    const { sql } = bank.database
    await expect(
      sql`update checkout set status = 'open', final_at = null, transaction_id = null
        where id = ${paid}`,
    ).rejects.toThrow('is paid and stays so')
    await expect(sql`delete from checkout where id = ${paid}`).rejects.toThrow('delete is refused')
  })

  it('keeps what a checkout asks for', async () => {
    const { sql } = bank.database
    await expect(sql`update checkout set amount = 1 where id = ${open}`).rejects.toThrow(
      'asks for what it asked for',
    )
  })

  it('takes a checkout for paid by an entry that pays it, and by no other', async () => {
    const { sql } = bank.database
    const at = new Date()
    await expect(
      sql`update checkout set status = 'paid', final_at = ${at} where id = ${open}`,
    ).rejects.toThrow('does not pay checkout')
    await expect(
      sql`update checkout set status = 'refused', final_at = ${at},
        transaction_id = ${transactionId} where id = ${open}`,
    ).rejects.toThrow('checkout_check')
    await expect(
      sql`update checkout set status = 'paid', final_at = ${at},
        transaction_id = ${transactionId} where id = ${open}`,
    ).rejects.toThrow('checkout_transaction_id_key')
  })

  it('settles one payment of a checkout', async () => {
    const { sql } = bank.database
    const ben = await shoppers.come()
    const other = await shoppers.pay(ben, (await (await aMerchant(bank)).open())['id'])
    await sql`alter table payment disable trigger settled_for_good`
    await expect(
      sql`update payment set checkout_id = ${paid} where transaction_id = ${other['transactionId']}`,
    ).rejects.toThrow('checkout_paid_once')
    await sql`alter table payment enable trigger settled_for_good`
  })
})
