import { describe, expect, it } from 'vitest'
import { loginOf, readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const DAY = 24 * 60 * 60_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('the history of sign-ins', () => {
  const list = (token: string, filter: object = {}) =>
    readJson(bank.call('loginHistoryList', filter, token))
  const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    bank.post('/auth/login', loginOf(email, password), headers)

  it('tells when, from where and with what (SEC-017, GAP-41)', async () => {
    const { email, password } = await bank.person()
    const headers = { 'X-Client-Address': '::ffff:203.0.113.7', 'User-Agent': FIREFOX }
    const answer = await logIn(email, password, headers)
    const { accessToken } = (await answer.json()) as { accessToken: string }
    const { items, total } = await list(accessToken)
    expect(items).toMatchObject([
      { ip: '203.0.113.7', device: 'Firefox, Linux', result: 'success' },
    ])
    expect(JSON.stringify(items)).toMatch(/"date":"\d{4}-\d{2}-\d{2}T/)
    expect(total).toBe(1)
  })

  it('holds wrong passwords too, and nothing of names that nobody has', async () => {
    const person = await bank.person()
    await logIn(person.email, 'not the password')
    await logIn('nobody@sixpence.example', 'not the password')
    const { accessToken } = await bank.signIn(person)
    const { items } = await list(accessToken)
    expect(items).toMatchObject([{ result: 'success' }, { result: 'wrongPassword' }])
  })

  it('says which sign-in began the session that asks', async () => {
    const person = await bank.person()
    await bank.signIn(person)
    const { accessToken } = await bank.signIn(person)
    const { items } = await list(accessToken)
    expect(items).toMatchObject([{ isCurrent: true }, { result: 'success' }])
    expect((items as object[])[1]).not.toHaveProperty('isCurrent')
  })

  it('comes by pages of twenty, newest first (SEC-018)', async () => {
    const person = await bank.person()
    const { accessToken } = await bank.signIn(person)
    await bank.database.sql`
      insert into login_history (customer_id, at, result)
      select ${person.customerId}, ${bank.sandbox.clock.now()}::timestamptz - n * interval '1 hour',
        'success' from generate_series(1, 24) n`
    const first = await list(accessToken)
    const second = await list(accessToken, { pageNumber: 2 })
    expect([first['items'], second['items']]).toMatchObject([{ length: 20 }, { length: 5 }])
    expect([first['total'], second['total']]).toEqual([25, 25])
    expect(await list(accessToken, { pageNumber: 3 })).toMatchObject({ items: [], total: 25 })
    expect(await list(accessToken, { pageNumber: 2, pageSize: 5 })).toMatchObject({
      items: { length: 5 },
    })
  })

  it('is narrowed down by days, the last one included (SEC-018)', async () => {
    const person = await bank.person()
    const { accessToken } = await bank.signIn(person)
    const now = bank.sandbox.clock.now()
    const day = (ago: number) => new Date(now.getTime() - ago * DAY).toISOString().slice(0, 10)
    await bank.database.sql`
      insert into login_history (customer_id, at, result)
      select ${person.customerId}, ${`${day(3)}T23:30:00Z`}::timestamptz, 'success'`
    expect(await list(accessToken, { toDate: day(3) })).toMatchObject({ total: 1 })
    expect(await list(accessToken, { fromDate: day(3), toDate: day(3) })).toMatchObject({
      total: 1,
    })
    expect(await list(accessToken, { fromDate: day(2) })).toMatchObject({ total: 1 })
    expect(await list(accessToken, { fromDate: day(2), toDate: day(1) })).toMatchObject({
      total: 0,
    })
  })

  it.each([{ pageNumber: 0 }, { pageSize: 101 }, { pageSize: 0 }, { fromDate: '2026-13-45' }])(
    'refuses %j',
    async filter => {
      const { accessToken } = await bank.signIn(await bank.person())
      expect(await list(accessToken, filter)).toMatchObject({ responseCode: 'VF' })
    },
  )
})
