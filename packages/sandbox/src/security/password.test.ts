import { describe, expect, it } from 'vitest'
import {
  loginOf,
  pkce,
  readJson,
  testSandbox,
  type Json,
  type TestPerson,
} from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const NEW = 'amber-kettle-orbit-9'
const MINUTE = 60_000

describe('changing the password', () => {
  const signedIn = async () => {
    const person = await bank.person()
    const { accessToken } = await bank.signIn(person)
    return { person, token: accessToken }
  }
  const ask = (token: string, password: string, wish: object = {}) =>
    readJson(
      bank.call(
        'passwordChange',
        { password, passwordNew: NEW, passwordNewRepeat: NEW, ...wish },
        token,
      ),
    )
  const confirm = (token: string, requestKey: unknown, code: string) =>
    readJson(bank.call('passwordChangeConfirm', { requestKey, code }, token))
  const change = async (person: TestPerson, token: string) => {
    const { requestKey } = await ask(token, person.password)
    return confirm(token, requestKey, await bank.codeOf(person.email))
  }
  const logIn = async (email: string, password: string) =>
    (await bank.post('/auth/login', loginOf(email, password))).status
  const faulty = (param: string) => ({ responseCode: 'VF', validationErrors: [{ param }] })

  it('sends a code, and changes nothing before it comes back (SEC-020, SEC-021, CON-33)', async () => {
    const { person, token } = await signedIn()
    const asked = await ask(token, person.password)
    expect(asked).toMatchObject({ responseCode: '00' })
    expect(await logIn(person.email, NEW)).toBe(401)
    const code = await bank.codeOf(person.email)
    expect(await confirm(token, asked['requestKey'], code)).toMatchObject({ responseCode: '00' })
    expect(await logIn(person.email, NEW)).toBe(200)
    expect(await logIn(person.email, person.password)).toBe(401)
  })

  it('ends the other sessions and says so by e-mail, and keeps this one', async () => {
    const { person, token } = await signedIn()
    const other = await bank.signIn(person)
    await change(person, token)
    expect((await bank.call('customerInfoGet', {}, other.accessToken)).status).toBe(401)
    expect((await bank.call('customerInfoGet', {}, token)).status).toBe(200)
    const inbox = await bank.control(`/inbox?to=${encodeURIComponent(person.email)}`)
    expect(await inbox.json()).toMatchObject([{ subject: 'Your password was changed' }, {}])
  })

  it('wants the present password, and counts wrong ones as those of a sign-in', async () => {
    const { person, token } = await signedIn()
    expect(await ask(token, 'not the password')).toMatchObject(faulty('password'))
    for (let tries = 2; tries <= 5; tries += 1) await ask(token, 'not the password')
    expect(await ask(token, person.password)).toMatchObject({ responseCode: 'VF' })
    expect(await logIn(person.email, person.password)).toBe(401)
  })

  it.each([
    ['of nine characters', 'abcdefgh9', 'passwordNew'],
    ['of 129 characters', 'x1'.repeat(65), 'passwordNew'],
    ['from a data breach', 'Password123', 'passwordNew'],
  ])('refuses one %s (SEC-036, GAP-37)', async (_which, passwordNew, param) => {
    const { person, token } = await signedIn()
    const wish = { passwordNew, passwordNewRepeat: passwordNew }
    expect(await ask(token, person.password, wish)).toMatchObject(faulty(param))
  })

  it('refuses the present one again, and a repeat that differs', async () => {
    const { person, token } = await signedIn()
    const { password } = person
    const same = { passwordNew: password, passwordNewRepeat: password }
    expect(await ask(token, password, same)).toMatchObject(faulty('passwordNew'))
    const other = { passwordNewRepeat: `${NEW}!` }
    expect(await ask(token, password, other)).toMatchObject(faulty('passwordNewRepeat'))
  })

  it('takes five wrong codes and no more, also not the right one (GAP-61)', async () => {
    const { person, token } = await signedIn()
    const { requestKey } = await ask(token, person.password)
    const code = await bank.codeOf(person.email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await confirm(token, requestKey, wrong)).toMatchObject({
        validationErrors: [{ param: 'approvalCode', triesLeft: 5 - tries }],
      })
    }
    await confirm(token, requestKey, wrong)
    expect(await confirm(token, requestKey, code)).toMatchObject(faulty('approvalCodeAttempts'))
    await bank.sandbox.clock.advance(15 * MINUTE)
    expect(await logIn(person.email, person.password)).toBe(200)
  })

  it('takes five wrong codes in all, however many changes are begun', async () => {
    const { person, token } = await signedIn()
    const first = await ask(token, person.password)
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
    const code = await bank.codeOf(person.email)
    for (let tries = 1; tries < 5; tries += 1)
      await confirm(token, first['requestKey'], wrong(code))
    await bank.sandbox.clock.advance(MINUTE)
    const second = await ask(token, person.password)
    const next = await bank.codeOf(person.email)
    await confirm(token, second['requestKey'], wrong(next))
    const right = await confirm(token, second['requestKey'], next)
    expect(right).toMatchObject(faulty('approvalCodeAttempts'))
  })

  it('ends a sign-in that was under way by the old one', async () => {
    const person = await bank.person({ signIn: 'otp' })
    const { verifier, challenge } = pkce()
    const begin = () =>
      readJson(bank.post('/auth/login', loginOf(person.email, person.password, challenge)))
    const trade = async ({ code }: Json) =>
      readJson(
        bank.post('/auth/token', {
          code,
          codeVerifier: verifier,
          otp: await bank.codeOf(person.email),
        }),
      )
    const token = String((await trade(await begin()))['accessToken'])
    const thief = await begin()
    const otp = await bank.codeOf(person.email)
    expect(await change(person, token)).toMatchObject({ responseCode: '00' })
    const late = { code: thief['code'], codeVerifier: verifier, otp }
    expect(await readJson(bank.post('/auth/token', late))).toMatchObject({ code: 'expired_code' })
  })

  it('takes a code for ten minutes, once, and sends another after one (GAP-61)', async () => {
    const { person, token } = await signedIn()
    await ask(token, person.password)
    expect(await ask(token, person.password)).toMatchObject(faulty('approvalCodeTooSoon'))
    await bank.sandbox.clock.advance(MINUTE)
    const { requestKey } = await ask(token, person.password)
    await bank.sandbox.clock.advance(10 * MINUTE)
    const fresh = (await bank.signIn(person)).accessToken
    const code = await bank.codeOf(person.email)
    expect(await confirm(fresh, requestKey, code)).toMatchObject(faulty('approvalCodeExpired'))
  })

  it('takes no code of somebody else, nor of another change', async () => {
    const { person, token } = await signedIn()
    const stranger = await signedIn()
    const { requestKey } = await ask(token, person.password)
    const code = await bank.codeOf(person.email)
    expect(await confirm(stranger.token, requestKey, code)).toMatchObject({ responseCode: 'VF' })
    expect(await confirm(token, requestKey, code)).toMatchObject({ responseCode: '00' })
    expect(await confirm(token, requestKey, code)).toMatchObject({ responseCode: 'VF' })
  })
})
