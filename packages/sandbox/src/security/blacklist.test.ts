import { paymentMethods, securityMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()

describe('the blacklist', () => {
  let bank: TestBank
  let ada: TestCustomer
  let vera: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '100.00' } })
    vera = await bank.customer({ accounts: { EUR: '100.00' } })
  })

  const block = (by: TestCustomer, email: string, blockType = 'payout') =>
    bank.call(securityMethods.addToBlacklist, { by, input: { email, blockType } })
  const pay = (by: TestCustomer, to: TestCustomer, key = aKey()) => {
    const input = { fromAccount: by.accounts['EUR'], toEmail: to.email, amount: '5' }
    return bank.call(transferMethods.sendP2p, { by, input, key })
  }
  const refused = { body: { validationErrors: [{ param: 'toEmail' }] } }

  const list = async (by: TestCustomer) =>
    (await bank.call(securityMethods.blacklist, { by, input: {} })).body['items']

  it('takes an address in whatever letters, once (SEC-014)', async () => {
    expect(await block(ada, vera.email.toUpperCase())).toMatchObject({
      body: { responseCode: '00' },
    })
    expect(await block(ada, vera.email)).toMatchObject({
      body: { validationErrors: [{ param: 'email' }] },
    })
    expect(await list(ada)).toHaveLength(1)
  })

  it('lists everybody on it, and nobody of another customer’s (SEC-013)', async () => {
    await block(ada, 'zoe@sixpence.example')
    await block(ada, 'nobody@sixpence.example')
    await block(vera, 'ben@sixpence.example')
    expect(await list(ada)).toMatchObject([
      { email: 'nobody@sixpence.example' },
      { email: 'zoe@sixpence.example' },
    ])
  })

  it('tells of each the address and what is kept from them, and no more (SEC-012)', async () => {
    await block(ada, 'nobody@sixpence.example')
    await block(ada, vera.email, 'login')
    expect(await list(ada)).toEqual([
      { email: vera.email, blockType: 'login' },
      { email: 'nobody@sixpence.example', blockType: 'payout' },
    ])
  })

  it('answers the same for an address that the bank does not know', async () => {
    const known = await block(ada, vera.email)
    expect(await block(ada, 'nobody@sixpence.example')).toEqual(known)
  })

  it('stops payments in both ways, and tells only who set it up why', async () => {
    await block(ada, vera.email)
    const own = await pay(ada, vera)
    const theirs = await pay(vera, ada)
    expect([own, theirs]).toMatchObject([refused, refused])
    expect(JSON.stringify(own.body)).toContain('blacklist')
    expect(JSON.stringify(theirs.body)).not.toContain('blacklist')
    expect(await bank.balance(ada.accounts['EUR'])).toBe('100.00')
  })

  it('stops a payment that was waiting for its approval', async () => {
    const ben = await bank.customer({ approval: 'otp', accounts: { EUR: '50.00' } })
    const key = aKey()
    const { body } = await pay(ben, ada, key)
    const { trxid } = body['approval'] as { trxid: string } // follows the method's schema
    await block(ada, ben.email)
    const input = { trxid, approvalCode: await bank.codeOf(ben) }
    expect(await bank.call(paymentMethods.approve, { by: ben, input, key })).toMatchObject(refused)
    expect(await bank.balance(ben.accounts['EUR'])).toBe('50.00')
  })

  it('lets payments through again once the person is taken off (SEC-015)', async () => {
    await block(ada, vera.email)
    await bank.call(securityMethods.deleteFromBlacklist, { by: ada, input: { email: vera.email } })
    expect(await pay(ada, vera)).toMatchObject({ body: { responseCode: '00' } })
  })

  it('keeps no payment from a person who may only not sign in', async () => {
    await block(ada, vera.email, 'login')
    expect(await pay(vera, ada)).toMatchObject({ body: { responseCode: '00' } })
  })

  it('takes nobody’s own address', async () => {
    expect(await block(ada, ada.email)).toMatchObject({
      body: { validationErrors: [{ param: 'email' }] },
    })
  })
})
