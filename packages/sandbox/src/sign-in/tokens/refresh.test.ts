import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()
const strict = testSandbox({ refreshGraceMs: 0 })

const MINUTE = 60_000

const refreshed = (refreshToken: string, key?: string) =>
  readJson(
    strict.post(
      '/auth/refresh',
      { refreshToken },
      key === undefined ? {} : { 'Idempotency-Key': key },
    ),
  )

describe('refresh', () => {
  it('trades a token for a new pair (AUTH-023)', async () => {
    const { accessToken, refreshToken } = await bank.signIn(await bank.person())
    const next = await readJson(bank.post('/auth/refresh', { refreshToken }))
    expect(next.status).toBe(200)
    expect(next['refreshToken']).not.toBe(refreshToken)
    expect(next['accessToken']).not.toBe(accessToken)
  })

  it('answers the same successor within the grace', async () => {
    const { refreshToken } = await bank.signIn(await bank.person())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => readJson(bank.post('/auth/refresh', { refreshToken }))),
    )
    expect(new Set(answers.map(answer => answer['refreshToken'])).size).toBe(1)
    await bank.sandbox.clock.advance(4000)
    const late = await readJson(bank.post('/auth/refresh', { refreshToken }))
    expect(late['refreshToken']).toBe(answers[0]?.['refreshToken'])
  })

  it('ends the family when a token is used again after the grace', async () => {
    const { refreshToken } = await bank.signIn(await bank.person())
    const next = await readJson(bank.post('/auth/refresh', { refreshToken }))
    await bank.sandbox.clock.advance(5000)
    expect(await readJson(bank.post('/auth/refresh', { refreshToken }))).toMatchObject({
      status: 401,
      code: 'invalid_grant',
    })
    const after = await bank.post('/auth/refresh', { refreshToken: next['refreshToken'] })
    expect(after.status).toBe(401)
    expect((await bank.call('customerInfoGet', {}, String(next['accessToken']))).status).toBe(401)
  })

  it('answers who lost the answer the same successor, however late, until it is used', async () => {
    const { refreshToken } = await strict.signIn(await strict.person())
    const [key, otherKey] = ['the-first-use-of-it', 'another-use-of-it']
    const first = await refreshed(refreshToken, key)
    await strict.sandbox.clock.advance(60 * MINUTE)
    const again = await Promise.all([1, 2].map(() => refreshed(refreshToken, key)))
    for (const one of again) {
      expect(one).toMatchObject({ status: 200, refreshToken: first['refreshToken'] })
    }
    const next = await refreshed(String(first['refreshToken']), otherKey)
    expect(next).toMatchObject({ status: 200 })
    const late = await refreshed(refreshToken, key)
    expect(late).toMatchObject({ status: 401, code: 'invalid_grant' })
    expect((await refreshed(String(next['refreshToken']))).status).toBe(401)
  })

  it.each([
    ['without a key', 'the-first-use-of-it', undefined],
    ['under another key', 'the-first-use-of-it', 'another-use-of-it'],
    ['under a key where there was none', undefined, 'the-first-use-of-it'],
    ['under a key that is none', 'short', 'short'],
    ['under two empty keys', '', ''],
  ])('ends the family when a used token comes %s', async (_how, firstKey, secondKey) => {
    const { refreshToken } = await strict.signIn(await strict.person())
    const first = await refreshed(refreshToken, firstKey)
    expect(first.status).toBe(200)
    const second = await refreshed(refreshToken, secondKey)
    expect(second).toMatchObject({ status: 401, code: 'invalid_grant' })
    expect((await refreshed(String(first['refreshToken']))).status).toBe(401)
  })

  it('answers nobody who asks again once the session has ended', async () => {
    const { refreshToken } = await strict.signIn(await strict.person())
    const key = 'the-first-use-of-it'
    await refreshed(refreshToken, key)
    await strict.post('/auth/logout', { refreshToken })
    expect(await refreshed(refreshToken, key)).toMatchObject({ code: 'invalid_grant' })
  })

  it('keeps the key of a use as a hash only', async () => {
    const { refreshToken } = await strict.signIn(await strict.person())
    await refreshed(refreshToken, 'the-key-to-be-hashed')
    const rows = await strict.database.sql<{ row: string }>`
      select to_jsonb(t)::text as row from refresh_token t`
    expect(rows.some(({ row }) => row.includes('the-key-to-be-hashed'))).toBe(false)
  })

  it('gives no grace when there is to be none', async () => {
    const { refreshToken } = await strict.signIn(await strict.person())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => readJson(strict.post('/auth/refresh', { refreshToken }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const won = answers.find(({ status }) => status === 200)
    const after = await strict.post('/auth/refresh', { refreshToken: won?.['refreshToken'] })
    expect(after.status).toBe(401)
  })

  it('leaves the sessions of other devices alone', async () => {
    const person = await strict.person()
    const [one, other] = [await strict.signIn(person), await strict.signIn(person)]
    await strict.post('/auth/refresh', { refreshToken: one.refreshToken })
    await strict.post('/auth/refresh', { refreshToken: one.refreshToken })
    expect((await strict.post('/auth/refresh', { refreshToken: other.refreshToken })).status).toBe(
      200,
    )
  })

  it('keeps refresh tokens and codes as hashes only', async () => {
    const { refreshToken } = await bank.signIn(await bank.person())
    const rows = await bank.database.sql<{ row: string }>`
      select to_jsonb(t)::text as row from refresh_token t
      union all select to_jsonb(f)::text from token_family f`
    expect(rows.some(({ row }) => row.includes(refreshToken))).toBe(false)
  })

  it('ends a session after thirty days, however often it was refreshed', async () => {
    const { refreshToken } = await bank.signIn(await bank.person())
    await bank.sandbox.clock.advance(29 * 24 * 60 * MINUTE)
    const next = await readJson(bank.post('/auth/refresh', { refreshToken }))
    expect(next.status).toBe(200)
    await bank.sandbox.clock.advance(2 * 24 * 60 * MINUTE)
    const last = await bank.post('/auth/refresh', { refreshToken: next['refreshToken'] })
    expect(last.status).toBe(401)
  })
})
