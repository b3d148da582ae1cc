import { paymentMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const held = testDatabase()

const EXTERNAL = {
  permission: '3d',
  payeeName: 'Lena Vogt',
  countryCode: 'US',
  currency: 'USD',
  amount: '100',
}
const ACCOUNT = { routingNumber: '021000021', accountNumber: '12345678', accountType: 'checking' }
const AT_BANK = {
  accountNumber: '12345678',
  bic: 'PRTRUS33',
  address: '77 Elm Avenue',
  city: 'Chicago',
}

describe('a payment that waits for the code of who began it', () => {
  let bank: TestBank
  let ada: TestCustomer
  let vera: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00' }, approval: 'otp' })
    vera = await bank.customer({ accounts: { EUR: '0' } })
  })

  const orders = {
    eft: () => [transferMethods.sendEft, { ...EXTERNAL, details: ACCOUNT }] as const,
    wire: () =>
      [
        transferMethods.sendWire,
        { ...EXTERNAL, amount: '200', details: AT_BANK, feeShare: 'SHA' },
      ] as const,
    p2p: () => [transferMethods.sendP2p, { toEmail: vera.email, amount: '100' }] as const,
  }

  async function begin(kind: keyof typeof orders) {
    const [method, order] = orders[kind]()
    const key = aKey()
    const input = { fromAccount: ada.accounts['EUR'], ...order }
    const { body } = await bank.call(method, { by: ada, input, key })
    const { trxid } = body['approval'] as { trxid: string }
    const approvalCode = await bank.codeOf(ada)
    const handIn = async () => {
      const call = { by: ada, input: { trxid, approvalCode }, key }
      return (await bank.call(paymentMethods.approve, call)).body
    }
    return { key, handIn }
  }

  const RATE = `update exchange_rate set per_euro = per_euro * 1.1 where currency_code = 'USD'`
  const feeBy = (kind: string) => `update fee_schedule set fixed = 9 where operation = '${kind}'`

  it.each([
    ['eft', 'rate', 'expectedFromAmount', '84.28'],
    ['eft', 'fee', 'expectedFee', '9.00'],
    ['wire', 'rate', 'expectedFromAmount', '168.55'],
    ['wire', 'fee', 'expectedFee', '4.50'],
    ['p2p', 'fee', 'expectedFee', '9.00'],
  ] as const)('is refused with the new figure: %s at another %s', async (...row) => {
    const [kind, changed, param, figure] = row
    const { key, handIn } = await begin(kind)
    await held.database.script(changed === 'rate' ? RATE : feeBy(kind))
    const refused = { validationErrors: [{ param, description: `It is ${figure} now.` }] }
    expect(await handIn()).toMatchObject(refused)
    expect(await bank.balance(ada.accounts['EUR'])).toBe('1000.00')
    const { body } = await bank.call(paymentMethods.intent, { by: ada, input: { key } })
    expect(body).toMatchObject({ status: 'refused', refusal: refused })
  })

  it('has no use for the old code when the old price is back', async () => {
    const { handIn } = await begin('eft')
    await held.database.script(feeBy('eft'))
    await handIn()
    await held.database.script(`update fee_schedule set fixed = 2 where operation = 'eft'`)
    expect(await handIn()).toMatchObject({ validationErrors: [{ param: 'expectedFee' }] })
    expect(await bank.balance(ada.accounts['EUR'])).toBe('1000.00')
  })

  it.each(['eft', 'wire', 'p2p'] as const)('moves at the price it was begun at: %s', async kind => {
    const { handIn } = await begin(kind)
    expect(await handIn()).toMatchObject({ responseCode: '00' })
  })

  it.each([
    ['the amount', `set amount = amount + 1`],
    ['the fee', `set fee = fee - 1`],
    ['the recipient', `set external = jsonb_set(external, '{payeeName}', '"Mallory"')`],
    ['the account', `set external = jsonb_set(external, '{details,accountNumber}', '"87654321"')`],
    ['the country', `set external = jsonb_set(external, '{countryCode}', '"GB"')`],
    ['what arrives', `set external = jsonb_set(external, '{toAmount}', '"101.00"')`],
  ])('takes no code that was sent for another order: %s is changed', async (_what, change) => {
    const { key, handIn } = await begin('eft')
    await held.database.script(`update payment ${change} where key = '${key}'`)
    expect(await handIn()).toMatchObject({ validationErrors: [{ param: 'approvalCode' }] })
    expect(await bank.balance(ada.accounts['EUR'])).toBe('1000.00')
  })
})
