import { SANDBOX_CAPTCHA, SANDBOX_CAPTCHA_FAILED } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { loginOf, readJson, testSandbox } from '../../tests/test-sandbox.ts'

const MINUTE = 60_000
const bank = testSandbox()

/** Tries to sign in, by default without having passed a check. */
const attempt = (name: string, password: string, captcha?: string) =>
  readJson(bank.post('/auth/login', { ...loginOf(name, password), captcha }))

describe('the bot check of a sign-in', () => {
  it.each(['a known name', 'an unknown name'])(
    'is wanted for %s after three wrong tries, before anything is told (GAP-65)',
    async which => {
      const person = await bank.person()
      const name = which === 'a known name' ? person.email : 'nobody@body.example'
      for (let i = 0; i < 3; i += 1) {
        expect(await attempt(name, 'not this one')).toMatchObject({ code: 'invalid_credentials' })
      }
      const needed = { status: 401, code: 'captcha_needed' }
      expect(await attempt(name, person.password)).toMatchObject(needed)
      expect(await attempt(name, 'not this one')).toMatchObject(needed)
      const failed = { status: 401, code: 'captcha_failed' }
      expect(await attempt(name, person.password, 'made up')).toMatchObject(failed)
      expect(await attempt(name, person.password, SANDBOX_CAPTCHA_FAILED)).toMatchObject(failed)
      const passed = await attempt(name, person.password, SANDBOX_CAPTCHA)
      expect(passed.status).toBe(which === 'a known name' ? 200 : 401)
      expect(passed['code']).not.toBe('captcha_needed')
    },
  )

  it('fails on purpose by its own value, also where none is wanted, and counts no try', async () => {
    const person = await bank.person()
    for (let i = 0; i < 6; i += 1) {
      expect(await attempt(person.email, person.password, SANDBOX_CAPTCHA_FAILED)).toMatchObject({
        status: 401,
        code: 'captcha_failed',
      })
    }
    expect(await attempt(person.email, person.password)).toMatchObject({ status: 200 })
  })

  it('is not wanted any more once somebody is signed in (GAP-65)', async () => {
    const person = await bank.person()
    for (let i = 0; i < 3; i += 1) await attempt(person.email, 'not this one')
    await attempt(person.email, person.password, SANDBOX_CAPTCHA)
    expect(await attempt(person.email, person.password)).toMatchObject({ status: 200 })
  })

  it('keeps a program from locking anybody out: what it tries does not count', async () => {
    const person = await bank.person()
    for (let i = 0; i < 12; i += 1) await attempt(person.email, 'not this one')
    expect(await attempt(person.email, person.password, SANDBOX_CAPTCHA)).toMatchObject({
      status: 200,
    })
  })

  it('is wanted for any name from an address of thirty wrong ones, for a while', async () => {
    const person = await bank.person()
    await bank.database.sql`
      insert into address_failure (ip, failed, since)
      values ('127.0.0.1', 29, ${bank.sandbox.clock.now()})
      on conflict (ip) do update set failed = excluded.failed, since = excluded.since`
    expect(await attempt(person.email, person.password)).toMatchObject({ status: 200 })
    await attempt('somebody@else.example', 'not this one')
    expect(await attempt(person.email, person.password)).toMatchObject({ code: 'captcha_needed' })
    await bank.sandbox.clock.advance(15 * MINUTE + 1000)
    expect(await attempt(person.email, person.password)).toMatchObject({ status: 200 })
  })
})
