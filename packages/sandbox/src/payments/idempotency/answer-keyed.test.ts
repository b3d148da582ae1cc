import { paymentMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const held = testDatabase()

describe('answerKeyed', () => {
  let bank: TestBank
  let ada: TestCustomer
  let vera: TestCustomer
  let key = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '100.00' } })
    vera = await bank.customer({ accounts: { EUR: '0' } })
    key = aKey()
  })

  const send = (amount: string, { by = ada, under = key } = {}) => {
    const input = { fromAccount: by.accounts['EUR'], toEmail: vera.email, amount }
    return bank.call(transferMethods.sendP2p, { by, input, key: under })
  }
  const entries = async () => {
    const [row] = await bank.database.sql<{ count: bigint }>`
      select count(*) from journal_entry where kind = 'p2pTransfer'`
    return row?.count
  }

  it('answers a repetition as the first time and moves nothing again', async () => {
    const first = await send('20')
    expect(await send('20')).toEqual(first)
    expect(await entries()).toBe(1n)
  })

  it('refuses another payload under a used key', async () => {
    await send('20')
    expect(await send('21')).toMatchObject({ status: 422, body: { responseCode: 'VF' } })
    expect(await entries()).toBe(1n)
  })

  it('answers a refusal again, even when it would pass by now', async () => {
    const refused = await send('150')
    expect(refused.body).toMatchObject({ validationErrors: [{ param: 'balance' }] })
    const giver = await bank.customer({ accounts: { EUR: '500' } })
    const gift = { fromAccount: giver.accounts['EUR'], toEmail: ada.email, amount: '200' }
    await bank.call(transferMethods.sendP2p, { by: giver, input: gift, key: aKey() })
    expect(await send('150')).toEqual(refused)
    const { body } = await bank.call(paymentMethods.intent, { by: ada, input: { key } })
    expect(body).toMatchObject({ status: 'refused', refusal: refused.body })
  })

  it('keeps the keys of customers apart', async () => {
    const ben = await bank.customer({ accounts: { EUR: '100.00' } })
    const [first, second] = [await send('20'), await send('20', { by: ben })]
    expect(second.body['transactionId']).not.toBe(first.body['transactionId'])
  })

  it.each(['', 'short', 'with blanks in the key', 'x'.repeat(65)])(
    'refuses the key "%s"',
    async k => {
      expect(await send('20', { under: k })).toMatchObject({
        status: 400,
        body: { responseCode: 'TA1' },
      })
      expect(await entries()).toBe(0n)
    },
  )

  it('answers 409 while the first call under a key runs', async () => {
    const answers = await Promise.all([send('20'), send('20'), send('20')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await entries()).toBe(1n)
  })

  it('leaves the key free after a defect', async () => {
    await bank.database.script('alter table payment add constraint broken check (amount <> 20)')
    await expect(send('20')).rejects.toThrow('broken')
    await bank.database.script('alter table payment drop constraint broken')
    expect(await send('20')).toMatchObject({ status: 200, body: { responseCode: '00' } })
  })

  it('knows nothing of a key that was never used', async () => {
    const { body } = await bank.call(paymentMethods.intent, { by: ada, input: { key } })
    expect(body).toEqual({ responseCode: '00', status: 'notFound' })
  })

  it('keeps a settled payment as it is', async () => {
    await send('20')
    const change = bank.database.sql`update payment set amount = 1 where key = ${key}`
    await expect(change).rejects.toThrow('is settled and stays so')
  })
})
