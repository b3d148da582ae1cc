import { describe, expect, it } from 'vitest'
import { loginOf, readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const MINUTE = 60_000
const CAPTCHA = 'test-captcha-token'

describe('activating an account', () => {
  const invited = (activation = 'activation') => bank.person({ activation })
  const call = (method: string, body: object) => readJson(bank.call(method, body))
  const activate = (username: string, activationCode: string) =>
    call('accountActivate', { username, activationCode })
  const logIn = async ({ email, password }: { email: string; password: string }) =>
    readJson(bank.post('/auth/login', loginOf(email, password)))
  const refused = { responseCode: 'VF', validationErrors: [{ param: 'activationCode' }] }

  it('lets nobody in before the mailed link was opened, and says so to who has the password', async () => {
    const person = await invited()
    expect(await logIn(person)).toMatchObject({ status: 401, code: 'not_activated' })
    expect(await logIn({ ...person, password: 'not the password' })).toMatchObject({
      code: 'invalid_credentials',
    })
  })

  it('signs a personal customer in with the answer (SEC-030)', async () => {
    const { email } = await invited()
    const { accessToken } = await activate(email, await bank.codeOf(email))
    const { customer } = await readJson(bank.call('customerInfoGet', {}, String(accessToken)))
    expect(customer).toMatchObject({ login: email })
  })

  it('activates a business and an employee without a session (SEC-031)', async () => {
    for (const action of ['activationBusiness', 'activationEmployee']) {
      const person = await invited(action)
      const activationCode = await bank.codeOf(person.email)
      const answer = await call('businessAccountActivate', { email: person.email, activationCode })
      expect(answer).toEqual({ responseCode: '00', status: 200 })
      expect(await logIn(person)).toMatchObject({ status: 200 })
    }
  })

  it('mails a link with user, code and what it is for (ROUTE-005, ROUTE-010)', async () => {
    const { email } = await invited('activationEmployee')
    const inbox = await bank.control(`/inbox?to=${encodeURIComponent(email)}`)
    const [mail] = (await inbox.json()) as { body: string; code: string }[]
    const query = new URLSearchParams(/\/activate\?(.*)$/.exec(mail?.body ?? '')?.[1])
    expect(Object.fromEntries(query)).toEqual({
      action: 'activationEmployee',
      user: email,
      code: mail?.code,
    })
  })

  it('takes a link once, for a day, of nobody else and for nothing else (GAP-55)', async () => {
    const { email } = await invited()
    const other = await invited('activationBusiness')
    const code = await bank.codeOf(email)
    expect(await activate(other.email, await bank.codeOf(other.email))).toMatchObject(refused)
    expect(await activate(other.email, code)).toMatchObject(refused)
    expect(await activate(email, code)).toMatchObject({ responseCode: '00' })
    expect(await activate(email, code)).toMatchObject(refused)
    const late = await invited()
    await bank.sandbox.clock.advance(24 * 60 * MINUTE)
    expect(await activate(late.email, await bank.codeOf(late.email))).toMatchObject(refused)
  })

  it('sends another link, after a minute, and the old one stops working (SEC-032)', async () => {
    const { email } = await invited()
    const old = await bank.codeOf(email)
    await call('activationCodeResend', { email, captcha: CAPTCHA })
    expect(await bank.codeOf(email)).toBe(old)
    await bank.sandbox.clock.advance(MINUTE)
    await call('activationCodeResend', { email, captcha: CAPTCHA })
    expect(await activate(email, old)).toMatchObject(refused)
    expect(await activate(email, await bank.codeOf(email))).toMatchObject({ responseCode: '00' })
  })

  it('answers the same for who waits, who does not, and nobody (GAP-55)', async () => {
    const waiting = await invited()
    const active = await bank.person()
    const emails = [waiting.email, active.email, 'nobody@sixpence.example']
    const answers = await Promise.all(
      emails.map(email => call('activationCodeResend', { email, captcha: CAPTCHA })),
    )
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  })

  it('wants the bot check to be passed (GAP-52, GAP-65)', async () => {
    const { email } = await invited()
    const unchecked = { responseCode: 'VF', validationErrors: [{ param: 'captcha' }] }
    expect(await call('activationCodeResend', { email })).toMatchObject(unchecked)
    expect(await call('activationCodeResend', { email, captcha: 'other' })).toMatchObject(unchecked)
  })
})
