import { beforeAll, describe, expect, it } from 'vitest'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const KEY = 'key-of-a-payment-0001'
const OTHER_KEY = 'key-of-a-payment-0002'

describe('a payment whose sender loses the access', () => {
  let business: TestPerson
  let order: object
  let clerk: string
  let person: TestPerson
  let colleague: string

  const grant = async ({ customerId: userId }: TestPerson, right: string) => {
    const permissions = right === 'none' ? [] : ['sendUserToUser']
    await bank.control('/accesses', { userId, customerId: business.customerId, right, permissions })
  }
  const ask = (
    { token, key = KEY }: { token: string; key?: string },
    method: string,
    body: object,
  ) => readJson(bank.call(method, { ...body, fromCustomerId: business.customerId }, { token, key }))

  beforeAll(async () => {
    business = await bank.person({ kind: 'business' })
    const payee = await bank.person({})
    const fromAccount = business.accounts[0]?.accountId
    order = { fromAccount, toEmail: payee.email, amount: '20.00' }
    const people = [await bank.person({}), await bank.person({})] as const
    for (const each of people) await grant(each, 'full')
    ;[clerk, colleague] = (await Promise.all(
      people.map(async each => (await bank.signIn(each)).accessToken),
    )) as [string, string]
    person = people[0]
    await ask({ token: clerk }, 'p2pTransfer', order)
    await ask({ token: colleague, key: OTHER_KEY }, 'p2pTransfer', order)
    for (const each of people) await grant(each, 'none')
  }, 60_000)

  it('is answered to them as it was the first time, and moves nothing again', async () => {
    const settled = { responseCode: '00', transactionId: expect.any(String) as string }
    const repeated = await ask({ token: clerk }, 'p2pTransfer', order)
    expect(repeated).toMatchObject(settled)
    const { transactionId } = repeated
    const known = await ask({ token: clerk }, 'paymentIntentGet', { key: KEY })
    expect(known).toMatchObject({ responseCode: '00', transactionId })
  })

  it.each([
    ['what others sent', 'paymentIntentGet', { key: OTHER_KEY }, KEY],
    ['what nobody sent', 'paymentIntentGet', { key: 'key-of-a-payment-0003' }, KEY],
    ['another call under the key', 'balanceInquiry', { key: KEY }, KEY],
    ['a new payment', 'p2pTransfer', { key: KEY }, 'key-of-a-payment-0003'],
  ])('tells them nothing of %s', async (...row) => {
    const [, method, body, key] = row
    const answer = await ask({ token: clerk, key }, method, { ...order, ...body })
    expect(answer).toMatchObject({ responseCode: 'ENOA' })
  })

  it('is told to nobody who owes an answer to the terms', async () => {
    await grant(person, 'full')
    await bank.database.sql`
      insert into required_term (customer_id, term_id) values (${person.customerId}, 'privacy-2026')`
    const answer = await ask({ token: clerk }, 'paymentIntentGet', { key: KEY })
    expect(answer).toMatchObject({ responseCode: 'TE' })
  })
})
