import { describe, expect, it } from 'vitest'
import {
  type Pkce,
  pkce,
  readJson,
  type TestPerson,
  testSandbox,
} from '../../../tests/test-sandbox.ts'

const bank = testSandbox()
const MINUTE = 60_000
const CAPTCHA = 'test-captcha-token'
const NEW = { phoneCountryCode: '353', phone: '861112233', phoneType: 2 }

interface Signed {
  readonly person: TestPerson
  readonly token: string
  readonly call: (method: string, body?: object) => Promise<Record<string, unknown>>
}

async function signed(wish: object = {}): Promise<Signed> {
  const person = await bank.person(wish)
  const { accessToken: token } = await bank.signIn(person)
  const call: Signed['call'] = (method, body = {}) => readJson(bank.call(method, body, token))
  return { person, token, call }
}

const verify = (path: string, { token }: Signed, body: object = {}) =>
  readJson(
    bank.post(
      `/verification/${path}/verify`,
      { type: 'sms', captcha: CAPTCHA, codeChallenge: 'c'.repeat(43), ...body },
      { Authorization: `Bearer ${token}` },
    ),
  )
const phonesOf = async ({ call }: Signed) => (await call('profileInquiry'))['profile']
const refusedBy = (param: string) => ({ responseCode: 'VF', validationErrors: [{ param }] })
const other = (code: string) => (code === '000000' ? '000001' : '000000')

/** Saves a number and has a code sent to it. */
async function asked(by: Signed, { challenge }: Pkce = pkce()) {
  const { phoneId } = await by.call('phoneSave', NEW)
  const sent = await verify(`phones/${String(phoneId)}`, by, { codeChallenge: challenge })
  const code = await bank.codeOf(by.person.email)
  return { phoneId, sent, verificationId: sent['verificationId'], code }
}

describe('a phone', () => {
  it.each(['PROF-008', 'PROF-017', 'CONST-026'])(
    'is kept with type 2 and no other (%s)',
    async () => {
      const ada = await signed()
      expect(await ada.call('phoneSave', { ...NEW, phoneType: 1 })).toMatchObject({
        responseCode: 'VF',
      })
      const { phoneId } = await ada.call('phoneSave', NEW)
      expect(await ada.call('phoneSave', NEW)).toMatchObject({ phoneId })
      expect(await phonesOf(ada)).toMatchObject({
        phone: { confirmed: 1, status: 'Primary' },
        newPhone: { id: phoneId, countryCode: '353', number: '861112233', confirmed: 0 },
      })
    },
  )

  it.each([
    ['12345', '353'],
    ['861112233', '999'],
  ])('is not %s in +%s', async (phone, phoneCountryCode) => {
    const ada = await signed()
    const refused = await ada.call('phoneSave', { ...NEW, phone, phoneCountryCode })
    expect(refused).toMatchObject(refusedBy('phone'))
  })

  it('is confirmed with a code that the tab asked for, and the old one goes (PROF-018)', async () => {
    const ada = await signed()
    const before = await phonesOf(ada)
    const { verifier, challenge } = pkce()
    const { phoneId, verificationId, code } = await asked(ada, { verifier, challenge })
    expect(await phonesOf(ada)).toMatchObject({ phone: (before as { phone: object }).phone })
    const confirmation = { verificationId, code, codeVerifier: verifier }
    expect(await ada.call('phoneConfirm', confirmation)).toMatchObject({ responseCode: '00' })
    const after = await phonesOf(ada)
    expect(after).toMatchObject({ phone: { id: phoneId, confirmed: 1, status: 'Primary' } })
    expect(after).not.toHaveProperty('newPhone')
    const inbox = await bank.control(`/inbox?to=${encodeURIComponent(ada.person.email)}`)
    const [mail] = (await inbox.json()) as { subject: string; body: string }[]
    expect(mail).toMatchObject({ subject: 'Your phone number was changed' })
    expect(mail?.body).toContain('33')
  })

  it('takes the code from no other tab', async () => {
    const ada = await signed()
    const { verificationId, code } = await asked(ada)
    const codeVerifier = pkce().verifier
    expect(await ada.call('phoneConfirm', { verificationId, code, codeVerifier })).toMatchObject(
      refusedBy('approvalCodeExpired'),
    )
    expect(await phonesOf(ada)).toMatchObject({ newPhone: { confirmed: 0 } })
  })

  it('takes five wrong codes, and the right one no more', async () => {
    const ada = await signed()
    const { verifier: codeVerifier, challenge } = pkce()
    const { verificationId, code } = await asked(ada, { verifier: codeVerifier, challenge })
    for (let tries = 0; tries < 5; tries += 1) {
      await ada.call('phoneConfirm', { verificationId, code: other(code), codeVerifier })
    }
    expect(await ada.call('phoneConfirm', { verificationId, code, codeVerifier })).toMatchObject(
      refusedBy('approvalCodeAttempts'),
    )
  })

  it('gets codes by SMS where sign-in codes go there (PROF-018)', async () => {
    const ada = await signed()
    await bank.database.sql`
      update login set phone_number = '+353860000000' where customer_id = ${ada.person.customerId}`
    const { verifier, challenge } = pkce()
    const { verificationId, code } = await asked(ada, { verifier, challenge })
    await ada.call('phoneConfirm', { verificationId, code, codeVerifier: verifier })
    const [login] = await bank.database.sql`
      select phone_number from login where customer_id = ${ada.person.customerId}`
    expect(login).toEqual({ phone_number: '+353861112233' })
  })
})

describe('a code for a phone', () => {
  it.each([
    ['PROF-030', 'sms'],
    ['PROF-030', 'call'],
  ])('is sent to the phone that is named (%s, %s)', async (_row, type) => {
    const ada = await signed()
    const { phoneId } = await ada.call('phoneSave', NEW)
    const sent = await verify(`phones/${String(phoneId)}`, ada, { type })
    expect(sent).toMatchObject({ status: 200, sentTo: '+353 •••• 33', resendAfterS: 60 })
    const left = Date.parse(String(sent['expiresAt'])) - bank.sandbox.clock.now().getTime()
    expect(Math.round(left / MINUTE)).toBe(10)
    const inbox = await bank.control(`/inbox?to=${encodeURIComponent(ada.person.email)}`)
    expect(await inbox.json()).toMatchObject([{ channel: type }])
  })

  it('is sent to the customer’s phone that waits (PROF-029)', async () => {
    const ada = await signed()
    const path = `customer/${ada.person.customerId}`
    expect(await verify(path, ada)).toMatchObject({ status: 400 })
    await ada.call('phoneSave', NEW)
    expect(await verify(path, ada)).toMatchObject({ status: 200, sentTo: '+353 •••• 33' })
  })

  it('goes out once a minute', async () => {
    const ada = await signed()
    const { phoneId } = await asked(ada)
    const path = `phones/${String(phoneId)}`
    expect(await verify(path, ada)).toMatchObject({ status: 400, code: 'too_soon' })
    await bank.sandbox.clock.advance(MINUTE)
    expect(await verify(path, ada)).toMatchObject({ status: 200 })
  })

  it.each([
    { captcha: 'other' },
    { type: 'letter' },
    { codeChallenge: 'short' },
    { code_challenge_method: 'plain' },
  ])('is not sent for %j', async wish => {
    const ada = await signed()
    const { phoneId } = await ada.call('phoneSave', NEW)
    expect(await verify(`phones/${String(phoneId)}`, ada, wish)).toMatchObject({ status: 400 })
  })

  it('is nobody else’s to ask for, whoever acts for whom', async () => {
    const ion = await signed({ kind: 'business' })
    const { phoneId, verificationId, code } = await asked(ion)
    const { customerId } = ion.person
    const worker = await signed({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId, right: 'full' }],
    })
    for (const path of [`phones/${String(phoneId)}`, `customer/${customerId}`]) {
      expect(await verify(path, worker)).toMatchObject({ status: 404, code: 'not_found' })
    }
    const codeVerifier = pkce().verifier
    for (const [method, body] of [
      ['phoneSave', { ...NEW, phoneId }],
      ['phoneConfirm', { verificationId, code, codeVerifier }],
    ] as const) {
      const asActing = { ...body, fromCustomerId: customerId }
      expect(await worker.call(method, asActing)).toMatchObject({ responseCode: '13' })
    }
    const seen = await worker.call('profileInquiry', { fromCustomerId: customerId })
    expect(seen).toMatchObject({ profile: { newPhone: { number: '•••••••33' } } })
  })
})
