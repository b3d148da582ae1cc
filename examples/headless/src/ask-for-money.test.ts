import { createSixpence, type Sixpence } from '@sixpence/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askForMoney } from './ask-for-money.ts'
import { openTestBank, type TestBank } from './test-bank.ts'

let bank: TestBank
let payer: Sixpence

beforeAll(async () => {
  bank = await openTestBank()
  payer = createSixpence({ api: 'http://bank.localhost', platform: bank.platform() })
})

afterAll(async () => {
  payer.dispose()
  await bank.close()
})

it('asks by an invoice and is paid once, whatever is sent again (INV-001, INV-009)', async () => {
  const { sixpence: payee, staff } = bank
  const [shop, buyer] = [await staff.payer(), await staff.payer()]
  await payee.signIn.start({ username: shop.email, password: shop.password })
  await payer.signIn.start({ username: buyer.email, password: buyer.password })
  const dueDate = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const bill = { toEmail: buyer.email, amount: '40.00', currency: 'EUR', dueDate }
  const attempt = 'a-bill-of-forty-euros'
  const said: string[] = []
  const readCode = () => staff.latestCode(buyer)
  await askForMoney({ payee, payer, bill, attempt, readCode, say: line => void said.push(line) })
  expect(said).toEqual([
    `${buyer.email} is asked for €40.00 by ${dueDate}`,
    expect.stringMatching(/asks, and the fee is 0\.25$/),
    'The payment is settled, the invoice paid',
    expect.stringMatching(/^invoice-[\d-]+\.pdf: printed$/),
  ])
  const again = await payee.invoices.create(bill, { key: attempt })
  expect(again.statusId).toBe('paid')
  expect((await payee.invoices.listSent()).total).toBe(1)
})
