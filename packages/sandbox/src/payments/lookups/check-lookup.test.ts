import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../../tests/test-sandbox.ts'
import { runSandbox } from '../../sandbox.ts'
import { MOST_LOOKUPS } from './count-lookup.ts'

const bank = testSandbox()
const HOUR = 60 * 60_000

async function aCustomer() {
  const person = await bank.person()
  const { accessToken } = await bank.signIn(person)
  const check = (email: string, token = accessToken) =>
    readJson(bank.call('payeeEmailCheck', { email }, token))
  const checkMany = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      expect(await check(`nobody-${n}@x.example`)).toMatchObject({ exists: false })
    }
  }
  return { person, token: accessToken, check, checkMany }
}

const refused = { responseCode: 'VF', validationErrors: [{ param: 'payeeLookups' }] }

describe('looking up payees', () => {
  it('is limited to thirty addresses an hour, whether or not somebody has them', async () => {
    const { person, token, check, checkMany } = await aCustomer()
    const friend = await bank.person()
    const { customerId } = await bank.person({ kind: 'business' })
    const access = { customerId, right: 'full', permissions: ['sendUserToUser'] }
    await bank.control('/accesses', { ...access, userId: person.customerId })
    const checkFor = (email: string) =>
      readJson(bank.call('payeeEmailCheck', { email, fromCustomerId: customerId }, token))
    await checkMany(MOST_LOOKUPS)
    expect(await checkFor('one-more@x.example')).toMatchObject(refused)
    expect(await check('one-more@x.example')).toMatchObject(refused)
    expect(await check(friend.email)).toMatchObject(refused)
    expect(await check('NOBODY-0@x.example')).toMatchObject({ exists: false })
    const other = await aCustomer()
    expect(await other.check(friend.email)).toMatchObject({ exists: true })
  })

  it('leaves whoever was paid before payable', async () => {
    const { person, token, check, checkMany } = await aCustomer()
    const friend = await bank.person()
    const order = {
      fromAccount: person.accounts[0]?.accountId,
      toEmail: friend.email,
      amount: '5.00',
      expectedFee: '0.25',
    }
    const paid = await bank.call('p2pTransfer', order, { token, key: crypto.randomUUID() })
    expect(await paid.json()).toMatchObject({ responseCode: '00' })
    await checkMany(MOST_LOOKUPS - 1)
    expect(await check('one-more@x.example')).toMatchObject(refused)
    expect(await check(friend.email)).toMatchObject({ exists: true })
  })

  it.each([
    ['p2pTransfer', (order: object) => order],
    ['transferRehearse', (order: object) => ({ ...order, operation: 'p2p' })],
  ])(
    'counts what %s is asked about, and then says the same of whoever it is',
    async (method, of) => {
      const { person, token, check, checkMany } = await aCustomer()
      const friend = await bank.person()
      const fromAccount = person.accounts[0]?.accountId
      const ask = (toEmail: string) => {
        const order = of({ fromAccount, toEmail, amount: '999999.00' })
        return readJson(bank.call(method, order, { token, key: crypto.randomUUID() }))
      }
      await checkMany(MOST_LOOKUPS - 1)
      expect(await ask('last-one@x.example')).toMatchObject({
        validationErrors: [{ param: 'toEmail' }],
      })
      for (const email of [friend.email, 'one-more@x.example']) {
        expect(await ask(email)).toMatchObject(refused)
        expect(await check(email)).toMatchObject(refused)
      }
    },
  )

  it('goes on after an hour', async () => {
    const { person, check, checkMany } = await aCustomer()
    await checkMany(MOST_LOOKUPS)
    await bank.sandbox.clock.advance(HOUR)
    const { accessToken } = await bank.signIn(person)
    expect(await check('one-more@x.example', accessToken)).toMatchObject({ exists: false })
  })

  it('counts what is asked at once one by one', async () => {
    const { check } = await aCustomer()
    const emails = Array.from({ length: MOST_LOOKUPS + 10 }, (_, n) => `at-once-${n}@x.example`)
    const answers = await Promise.all(emails.map(async email => check(email)))
    expect(answers.filter(({ responseCode }) => responseCode === '00')).toHaveLength(MOST_LOOKUPS)
  })

  it('remembers over a restart of the bank', async () => {
    const { person, checkMany } = await aCustomer()
    const { accessToken } = await bank.signIn(person)
    await checkMany(MOST_LOOKUPS)
    const again = await runSandbox({ ...bank.database, close: async () => undefined })
    const answer = await again.fetch('http://bank.localhost/api?payeeEmailCheck', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ email: 'one-more@x.example' }),
    })
    expect(await answer.json()).toMatchObject(refused)
    await again.close()
  })
})
