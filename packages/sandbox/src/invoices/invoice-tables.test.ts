import { invoiceMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()

let bank: TestBank
let payee: TestCustomer
let payer: TestCustomer
let open: string
let paid: string

const pay = (invoiceId: string) => {
  const shown = { expectedTotal: '7.25', expectedCurrencyCode: 'EUR' }
  const input = { invoiceId, fromAccount: payer.accounts['EUR'], ...shown }
  return bank.call(invoiceMethods.pay, { by: payer, input, key: aKey() })
}

async function send(): Promise<string> {
  const dueDate = bank.now().toISOString().slice(0, 10)
  const input = { toEmail: payer.email, amount: '7.00', currency: 'EUR', dueDate }
  const { body } = await bank.call(invoiceMethods.create, { by: payee, input })
  return (body['invoice'] as { id: string }).id // by its schema
}

beforeEach(async () => {
  bank = aBank(held.database)
  payee = await bank.customer({ businessName: 'A Shop', accounts: { EUR: '0' } })
  payer = await bank.customer({ accounts: { EUR: '100.00' } })
  ;[open, paid] = [await send(), await send()]
  await pay(paid)
})

const run = (statement: string) => held.database.transaction((_sql, script) => script(statement))

describe('the tables of invoices', () => {
  it('take no second settled payment, whoever writes it', async () => {
    const [entry] = await held.database.sql<{ id: string }>`
      select transaction_id as id from payment where invoice_id = ${paid}`
    await pay(open)
    await expect(
      run(`insert into payment (id, customer_id, key, fingerprint, method, status, created_at,
          transaction_id, operation, from_account, to_account, currency_code, amount, fee, invoice_id)
        select 'again', customer_id, 'again', '', method, 'settled', created_at,
          (select id from journal_entry where id <> '${entry?.id}' and kind = 'deposit' limit 1),
          operation, from_account, to_account, currency_code, amount, fee, invoice_id
        from payment where invoice_id = '${paid}'`),
    ).rejects.toThrow('invoice_paid_once')
  })

  it.each([
    ['asks for what it asked for', 'amount = 1'],
    ['asks for what it asked for', "note = 'Call me'"],
    ['asks for what it asked for', "payee_name = 'Somebody else'"],
    ['asks for what it asked for', 'fee = 0'],
    ['asks for what it asked for', "due_on = '2030-01-01'"],
  ])('keep what an invoice asks: it %s, not %s', async (message, change) => {
    for (const id of [open, paid]) {
      await expect(run(`update invoice set ${change} where id = '${id}'`)).rejects.toThrow(message)
    }
  })

  it.each([
    "status = 'open', final_at = null, transaction_id = null, paid_by = null",
    "status = 'rejected', transaction_id = null, paid_by = null, reject_note = 'No'",
    'paid_by = null',
  ])('keep one that has ended as it ended: %s', async change => {
    await expect(run(`update invoice set ${change} where id = '${paid}'`)).rejects.toThrow(
      'is paid and stays so',
    )
  })

  it('take an invoice for paid by an entry that pays it, and by no other', async () => {
    const mark = (entry: string) =>
      run(`update invoice set status = 'paid', final_at = now(), transaction_id = ${entry}
        where id = '${open}'`)
    const deposit = "(select id from journal_entry where kind = 'deposit' limit 1)"
    await expect(mark(deposit)).rejects.toThrow('does not pay invoice')
    const others = `(select transaction_id from invoice where id = '${paid}')`
    await expect(mark(others)).rejects.toThrow('invoice_transaction_id_key')
  })

  it('lose none', async () => {
    await expect(run(`delete from invoice where id = '${open}'`)).rejects.toThrow()
  })
})
