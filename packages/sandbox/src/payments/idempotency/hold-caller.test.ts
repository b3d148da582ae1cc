import type { AccessRight, Permission } from '@sixpence/protocol'
import { paymentMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { grantAccess } from '../../access/index.ts'

const held = testDatabase()

const FLAGS: readonly Permission[] = ['sendUserToUser', 'withdrawBetweenAccounts']

// The handlers are called without the API: its check of the caller came before the change of
// access.
describe('a payment whose caller loses the access after being let in', () => {
  let bank: TestBank
  let shop: TestCustomer
  let clerk: TestCustomer
  let vera: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    shop = await bank.customer({ businessName: 'Quay Tools', accounts: { EUR: '100', USD: '0' } })
    clerk = await bank.customer({})
    vera = await bank.customer({ accounts: { EUR: '0' } })
  })

  const hold = (right: AccessRight, permissions: readonly Permission[]) =>
    bank.database.transaction(sql =>
      grantAccess(sql, [{ userId: clerk.id, customerId: shop.id, right, permissions }]),
    )
  const acting = (right: AccessRight = 'full') => ({ customer: shop, right })
  const send = (key: string) => {
    const input = { fromAccount: shop.accounts['EUR'], toEmail: vera.email, amount: '20' }
    return bank.call(transferMethods.sendP2p, { by: clerk, input, key, acting: acting() })
  }
  const move = (key: string) => {
    const { EUR: fromAccount, USD: toAccount } = shop.accounts
    const input = { fromAccount, toAccount, toAmount: '1' }
    return bank.call(transferMethods.sendOwn, { by: clerk, input, key, acting: acting() })
  }
  const entries = async () => {
    const [row] = await bank.database.sql<{ count: number }>`
      select count(*)::int as count from journal_entry
      where kind in ('p2pTransfer', 'ownTransfer')`
    return row?.count
  }

  it.each([
    ['the access', 'none', []],
    ['the right', 'confirm', FLAGS],
    ['the flag', 'full', ['sendWire']],
  ] as const)('moves nothing without %s, and leaves its key free', async (...row) => {
    const [, right, flags] = row
    const key = aKey()
    await hold(right, flags)
    const before = await entries()
    for (const pay of [send, move]) {
      expect((await pay(key)).body).toMatchObject({ responseCode: '13' })
    }
    expect(await entries()).toBe(before)
    const known = await bank.call(paymentMethods.intent, { by: shop, input: { key } })
    expect(known.body).toMatchObject({ status: 'notFound' })
    await hold('full', FLAGS)
    expect((await send(key)).body).toMatchObject({ responseCode: '00' })
    expect(await entries()).toBe(Number(before) + 1)
  })

  it('waits for somebody else where the right no longer approves (ACCESS-009)', async () => {
    await hold('initiate', FLAGS)
    const before = await entries()
    for (const pay of [send, move]) {
      const { body } = await pay(aKey())
      expect(body).toMatchObject({ responseCode: '00', approval: { forOthers: true } })
      expect(body).not.toHaveProperty('transactionId')
    }
    expect(await entries()).toBe(before)
  })

  it('is confirmed only while who began it may begin it (TRAP-27)', async () => {
    await hold('full', FLAGS)
    await bank.database.sql`update customer set approval_mode = 'otp' where id = ${shop.id}`
    const key = aKey()
    const { trxid } = (await send(key)).body['approval'] as { trxid: string }
    const input = { trxid, approvalCode: await bank.codeOf(clerk) }
    const confirm = () =>
      bank.call(paymentMethods.approve, { by: clerk, input, key, acting: acting() })
    await hold('confirm', FLAGS)
    const before = await entries()
    expect((await confirm()).body).toMatchObject({ responseCode: '13' })
    expect(await entries()).toBe(before)
    await hold('full', FLAGS)
    expect((await confirm()).body).toMatchObject({ responseCode: '00' })
  })
})
