import { describe, expect, it } from 'vitest'
import { loginOf, readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

const MINUTE = 60_000

describe('login', () => {
  it('answers tokens at once in the flow simple (AUTH-008, AUTH-009, AUTH-021)', async () => {
    const person = await bank.person()
    const answer = await readJson(bank.post('/auth/login', loginOf(person.email, person.password)))
    expect(answer).toMatchObject({ status: 200, authFlow: 'simple' })
    expect(answer['accessToken']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(answer['refreshToken']).toMatch(/^[\w-]{43}$/)
    expect(answer).not.toHaveProperty('code')
  })

  it('takes the name in any case, and as it was copied', async () => {
    const person = await bank.person()
    const name = ` \u202a${person.email.toUpperCase()}\u202c, `
    expect(await readJson(bank.post('/auth/login', loginOf(name, person.password)))).toMatchObject({
      status: 200,
    })
  })

  it('answers an unknown name exactly as a wrong password', async () => {
    const person = await bank.person()
    const wrong = await readJson(bank.post('/auth/login', loginOf(person.email, 'not this one')))
    const unknown = await readJson(
      bank.post('/auth/login', loginOf('no@body.example', 'not this one')),
    )
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(unknown).toEqual(wrong)
  })

  it('takes as long for an unknown name as for a wrong password', async () => {
    const person = await bank.person()
    const timed = async (name: string) => {
      const started = performance.now()
      await bank.post('/auth/login', loginOf(name, 'not this one'))
      return performance.now() - started
    }
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < 24; i += 1) {
      times.known.push(await timed(person.email))
      times.unknown.push(await timed('no@body.example'))
      await bank.database.sql`delete from sign_in_failure`
    }
    const quickest = (all: number[]) => all.toSorted((a, b) => a - b)[4] ?? 0
    const [known, unknown] = [quickest(times.known), quickest(times.unknown)]
    expect(unknown / known).toBeGreaterThan(0.6)
    expect(unknown / known).toBeLessThan(1.6)
  })

  it.each(['a known name', 'an unknown name'])(
    'locks %s after five wrong passwords',
    async which => {
      const person = await bank.person()
      const name = which === 'a known name' ? person.email : 'no@body.example'
      const attempt = (password: string) =>
        readJson(bank.post('/auth/login', loginOf(name, password)))
      for (let i = 0; i < 5; i += 1) {
        expect(await attempt('not this one')).toMatchObject({ code: 'invalid_credentials' })
      }
      const locked = await attempt(person.password)
      expect(locked).toMatchObject({ status: 401, code: 'locked' })
      expect(locked['retryAfterSeconds']).toBeGreaterThan(890)
      await bank.sandbox.clock.advance(15 * MINUTE + 1000)
      const expected = which === 'a known name' ? 200 : 401
      expect((await attempt(person.password)).status).toBe(expected)
    },
  )

  it('counts guesses made at once one by one', async () => {
    const person = await bank.person()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        readJson(bank.post('/auth/login', loginOf(person.email, 'not this one'))),
      ),
    )
    const codes = answers.map(answer => answer['code'])
    expect(codes.filter(code => code === 'invalid_credentials')).toHaveLength(5)
    expect(codes.filter(code => code === 'locked')).toHaveLength(7)
  })

  it('forgets wrong passwords after a right one', async () => {
    const person = await bank.person()
    const attempt = (password: string) => bank.post('/auth/login', loginOf(person.email, password))
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await attempt('not this one')
      expect((await attempt(person.password)).status).toBe(200)
    }
  })

  it.each(['sei', 'spa'])('takes the client %s (AUTH-019)', async client => {
    const { email, password } = await bank.person()
    const answer = await readJson(bank.post('/auth/login', { ...loginOf(email, password), client }))
    expect(answer).toMatchObject({ status: 200, authFlow: 'simple' })
  })

  it.each([
    ['a challenge that is too short', { codeChallenge: 'a'.repeat(42) }],
    ['a challenge that is too long', { codeChallenge: 'a'.repeat(129) }],
    ['a challenge of other characters', { codeChallenge: `${'a'.repeat(42)}+` }],
    ['no challenge', { codeChallenge: undefined }],
    ['the plain method', { codeChallengeMethod: 'plain' }],
    ['an unknown client', { client: 'other' }],
    ['no password', { password: '' }],
    ['a number as password', { password: 12345 }],
    ['a list as name', { username: ['a@b.example'] }],
  ])('refuses %s (AUTH-018, AUTH-019)', async (_what, part) => {
    const person = await bank.person()
    const body = { ...loginOf(person.email, person.password), ...part }
    const answer = await readJson(bank.post('/auth/login', body))
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(typeof answer['message']).toBe('string')
  })
})
