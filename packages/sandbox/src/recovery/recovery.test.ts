import { describe, expect, it } from 'vitest'
import { loginOf, pkce, readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const MINUTE = 60_000
const NEW = 'amber-kettle-orbit-9'
const captcha = 'test-captcha-token'
const NOBODY = 'nobody@sixpence.example'

const call = (method: string, body: object) => readJson(bank.call(method, body))
const request = (email: string) => call('passwordChangeRequest', { email, captcha })
const check = (email: string, code: string) => call('passwordCodeCheck', { email, code })
const change = (email: string, code: string, password = NEW) =>
  call('passwordChangeWithCode', { email, code, password })
const logIn = async (email: string, password: string) =>
  (await bank.post('/auth/login', loginOf(email, password))).status
const refused = (param: string) => ({ responseCode: 'VF', validationErrors: [{ param }] })

describe('a forgotten password', () => {
  it('is asked for by an address, to which a code is mailed (SEC-026)', async () => {
    const { email } = await bank.person()
    expect(await request(email)).toEqual({
      responseCode: '00',
      status: 200,
      emailId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    })
    expect(await bank.codeOf(email)).toMatch(/^\d{6}$/)
  })

  it('has its code checked, which uses it up only when it is wrong (SEC-027)', async () => {
    const { email, password } = await bank.person()
    await request(email)
    const code = await bank.codeOf(email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await check(email, wrong)).toMatchObject(refused('approvalCode'))
    expect(await check(email, code)).toMatchObject({ responseCode: '00' })
    expect(await check(email, code)).toMatchObject({ responseCode: '00' })
    expect(await logIn(email, password)).toBe(200)
  })

  it('is replaced by a new one with the code (SEC-028)', async () => {
    const { email, password } = await bank.person()
    await request(email)
    expect(await change(email, await bank.codeOf(email))).toMatchObject({ responseCode: '00' })
    expect([await logIn(email, NEW), await logIn(email, password)]).toEqual([200, 401])
  })

  it('ends every session, and a lock too', async () => {
    const person = await bank.person()
    const { accessToken } = await bank.signIn(person)
    for (let tries = 0; tries < 5; tries += 1) await logIn(person.email, 'not the password')
    await request(person.email)
    await change(person.email, await bank.codeOf(person.email))
    expect((await bank.call('customerInfoGet', {}, accessToken)).status).toBe(401)
    expect(await logIn(person.email, NEW)).toBe(200)
  })

  it('ends a sign-in that was under way', async () => {
    const person = await bank.person({ signIn: 'otp' })
    const { verifier, challenge } = pkce()
    const { code } = await readJson(
      bank.post('/auth/login', loginOf(person.email, person.password, challenge)),
    )
    const otp = await bank.codeOf(person.email)
    await request(person.email)
    await change(person.email, await bank.codeOf(person.email))
    const late = await readJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp }))
    expect(late).toMatchObject({ code: 'expired_code' })
  })

  it('tells by no answer whether an address is a customer’s (GAP-36)', async () => {
    const { email } = await bank.person()
    const talk = async (address: string) => [
      await request(address),
      await request(address),
      await check(address, '000000'),
      await change(address, '000000', 'short'),
    ]
    // Removes the names of emails, which differ.
    const plain = (said: unknown) =>
      JSON.stringify(said).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
    const own = plain(await talk(email))
    expect(own).toBe(plain(await talk(NOBODY)))
    expect(own).toContain('approvalCodeTooSoon')
  })

  it('takes a code once, for ten minutes, and five wrong ones (GAP-61)', async () => {
    const { email } = await bank.person()
    await request(email)
    const code = await bank.codeOf(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await check(email, wrong)).toMatchObject({
        validationErrors: [{ param: 'approvalCode', triesLeft: 5 - tries }],
      })
    }
    expect(await check(email, wrong)).toMatchObject(refused('approvalCodeAttempts'))
    expect(await check(email, code)).toMatchObject(refused('approvalCodeAttempts'))
    await bank.sandbox.clock.advance(MINUTE)
    await request(email)
    const next = await bank.codeOf(email)
    expect(await change(email, next)).toMatchObject({ responseCode: '00' })
    expect(await change(email, next)).toMatchObject({ responseCode: 'VF' })
    await bank.sandbox.clock.advance(MINUTE)
    await request(email)
    await bank.sandbox.clock.advance(10 * MINUTE)
    expect(await check(email, await bank.codeOf(email))).toMatchObject(
      refused('approvalCodeExpired'),
    )
  })

  it('sends five codes a day at most: asking does not buy guesses', async () => {
    const { email } = await bank.person()
    for (let codes = 1; codes <= 5; codes += 1) {
      expect(await request(email)).toMatchObject({ responseCode: '00' })
      await bank.sandbox.clock.advance(MINUTE)
    }
    expect(await request(email)).toMatchObject(refused('approvalCodeTooSoon'))
  })

  it('keeps the rules for passwords, and the code for another try', async () => {
    const { email } = await bank.person()
    await request(email)
    const code = await bank.codeOf(email)
    expect(await change(email, code, 'password123')).toMatchObject(refused('password'))
    expect(await change(email, code)).toMatchObject({ responseCode: '00' })
  })

  it('wants the bot check to be passed (GAP-65)', async () => {
    expect(await call('passwordChangeRequest', { email: NOBODY })).toMatchObject(refused('captcha'))
  })
})

describe('an account whose e-mail is lost', () => {
  const claim = (email: string, wish: object = {}) =>
    call('recoveryStart', {
      email,
      recoveryEmail: 'robin@new.example',
      firstName: 'Robin',
      lastName: 'Falk',
      dob: '1990-12-10',
      captcha,
      ...wish,
    })
  const status = async ({ taskId }: Record<string, unknown>) =>
    call('recoveryStatusGet', { taskId: String(taskId) })
  const robin = (name = 'Robin Falk') => bank.person({ name, birthDay: '1990-12-10' })

  it('is given back to who they say they are, by a code to the other address (GAP-36)', async () => {
    const { email } = await robin()
    const task = await claim(email, { firstName: ' ROBIN ' })
    expect(await status(task)).toMatchObject({ verificationStatus: 'pending' })
    await bank.sandbox.clock.advance(5000)
    expect(await status(task)).toMatchObject({ verificationStatus: 'approved' })
    expect(await status(task)).toMatchObject({ verificationStatus: 'approved' })
    const code = await bank.codeOf('robin@new.example')
    expect(await change(email, code)).toMatchObject({ responseCode: '00' })
    expect(await logIn(email, NEW)).toBe(200)
  })

  it.each([
    [{ firstName: 'Ana Maria', lastName: 'Müller' }, 'approved'],
    [{ firstName: 'ana-maria', lastName: 'Mueller' }, 'approved'],
    [{ firstName: 'Ana', lastName: 'Müller' }, 'rejected'],
    [{ firstName: 'Ana Lucia', lastName: 'Müller' }, 'rejected'],
  ])('is for Ana-Maria Müller, claimed as %o, %s', async (wish, verificationStatus) => {
    const { email } = await robin('Ana-Maria Müller')
    const task = await claim(email, wish)
    await bank.sandbox.clock.advance(5000)
    expect(await status(task)).toMatchObject({ verificationStatus })
  })

  it('is not given to somebody else, who may try three times a day (GAP-36)', async () => {
    const { email } = await robin()
    const answers = []
    for (let tries = 1; tries <= 3; tries += 1) {
      const task = await claim(email, { dob: '1990-12-11' })
      await bank.sandbox.clock.advance(5000)
      answers.push(await status(task))
    }
    expect(answers).toMatchObject([
      { verificationStatus: 'rejected', rejectReason: 'dataMismatch', isRetryable: true },
      { rejectReason: 'dataMismatch', isRetryable: true },
      { rejectReason: 'notVerifiable', isRetryable: false },
    ])
    const right = await claim(email)
    await bank.sandbox.clock.advance(5000)
    expect(await status(right)).toMatchObject({ verificationStatus: 'rejected' })
  })

  it('warns whoever reads the account’s e-mail', async () => {
    const { email } = await robin()
    await claim(email, { dob: '1990-12-11' })
    const inbox = await bank.control(`/inbox?to=${encodeURIComponent(email)}`)
    expect(await inbox.json()).toMatchObject([
      { subject: 'Someone is trying to recover your account' },
    ])
  })

  it('says of an address that nobody has what it says of a wrong claim', async () => {
    const { email } = await robin()
    const outcome = async (address: string) => {
      const task = await claim(address, { lastName: 'Other' })
      const first = await status(task)
      await bank.sandbox.clock.advance(5000)
      return [first, await status(task)]
    }
    expect(await outcome('nobody.else@sixpence.example')).toEqual(await outcome(email))
  })

  it('says nothing of a task that nobody began', async () => {
    expect(await status({ taskId: 'made-up' })).toMatchObject({
      verificationStatus: 'rejected',
      rejectReason: 'notVerifiable',
    })
  })
})
