import { describe, expect, it } from 'vitest'
import { pkce, readJson, testSandbox, type TestPerson } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()
const BACK = 'http://127.0.0.1:4401/outside/back'

/** Sends an outsider's user to the bank, where somebody is signed in. */
async function asked(who?: TestPerson, challenge: object = {}) {
  const person = who ?? (await bank.person())
  const { accessToken: token } = await bank.signIn(person)
  const wish = { app: 'http://localhost:4300', state: 's1', ...challenge }
  const begun = await readJson(bank.control('/outside/authorizations', wish))
  const url = new URL(String(begun['url']))
  const id = url.searchParams.get('authorizationId') ?? ''
  const path = `/sei/authorize/${id}`
  const answer = (body: object = {}, by = token) =>
    readJson(bank.auth(`POST ${path}`, { token: by, body: { redirect_uri: BACK, ...body } }))
  const authorize = (redirectUri = BACK, by = token) =>
    answer({ redirect_uri: redirectUri, consent: true }, by)
  const question = () => readJson(bank.auth(`GET ${path}`, { token }))
  return { person, token, url, answer, authorize, question }
}

const codeOf = ({ redirectUrl }: Record<string, unknown>) =>
  new URL(String(redirectUrl)).searchParams.get('code') ?? ''

const ofOutsider = (code: string, codeVerifier?: string) =>
  readJson(bank.control('/outside/codes', { code, codeVerifier }))

describe('external sign-in', () => {
  it('begins at the page of the outsider (AUTH-040)', async () => {
    const { token } = await asked()
    expect(await readJson(bank.auth('GET /sei/authorize', { token }))).toEqual({
      status: 200,
      authorizeUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4401\/outside\?app=/) as string,
    })
    expect(await readJson(bank.auth('GET /sei/authorize'))).toMatchObject({ status: 401 })
  })

  it('answers where to go back, with what the outsider finds out by who it is (AUTH-041)', async () => {
    const { person, url, authorize } = await asked()
    expect(url.href).toMatch(/^http:\/\/localhost:4300\/auth\/sei\?authorizationId=/)
    const answer = await authorize()
    expect(answer['redirectUrl']).toMatch(
      /^http:\/\/127\.0\.0\.1:4401\/outside\/back\?code=.*state=s1$/,
    )
    expect(await ofOutsider(codeOf(answer))).toEqual({ status: 200, email: person.email })
    expect(await ofOutsider(codeOf(answer))).toMatchObject({ status: 404 })
  })

  it('sends nobody to an address that was not registered, to the letter', async () => {
    const { authorize } = await asked()
    const wrong = [
      'https://evil.example/back',
      `${BACK}/`,
      `${BACK}?next=https://evil.example`,
      `${BACK}#`,
      BACK.toUpperCase(),
      BACK.replace('127.0.0.1', '127.0.0.1@evil.example'),
    ]
    for (const redirectUri of wrong) {
      expect(await authorize(redirectUri)).toMatchObject({ status: 400, code: 'invalid_request' })
    }
    expect(await authorize()).toMatchObject({ status: 200 })
  })

  it('works once, for who is signed in, within ten minutes (AUTH-041, TRAP-21)', async () => {
    const { authorize } = await asked()
    expect(await authorize(BACK, 'none')).toMatchObject({ status: 401 })
    expect(await authorize()).toMatchObject({ status: 200 })
    expect(await authorize()).toMatchObject({ status: 404 })
    const late = await asked()
    await bank.sandbox.clock.advance(10 * 60_000)
    const { accessToken } = await bank.signIn(late.person)
    expect(await late.authorize(BACK, accessToken)).toMatchObject({ status: 404 })
  })

  it('keeps the outsider’s code for a minute', async () => {
    const { authorize } = await asked()
    const answer = await authorize()
    await bank.sandbox.clock.advance(60_000)
    expect(await ofOutsider(codeOf(answer))).toMatchObject({ status: 404 })
  })

  it('registers pages of this machine alone', async () => {
    for (const app of ['https://evil.example', 'javascript:alert(1)', '']) {
      const wish = { app, state: 's1' }
      expect(await readJson(bank.control('/outside/authorizations', wish))).toMatchObject({
        status: 400,
      })
    }
  })
})

describe('the consent to an external sign-in', () => {
  const needed = { status: 403, code: 'consent_needed' }

  it('is asked for by the registered name, with what is shared', async () => {
    const { question, url } = await asked()
    expect(await question()).toEqual({
      status: 200,
      name: 'Harbour Club',
      shares: ['email'],
      returnsTo: '127.0.0.1:4401',
      hasConsent: false,
    })
    const token = 'none'
    const path = `/sei/authorize/${url.searchParams.get('authorizationId')}`
    expect(await readJson(bank.auth(`GET ${path}`, { token }))).toMatchObject({ status: 401 })
    const { accessToken } = await bank.signIn(await bank.person())
    expect(
      await readJson(bank.auth('GET /sei/authorize/made-up', { token: accessToken })),
    ).toMatchObject({ status: 404 })
  })

  it('has to be on record before any code goes out', async () => {
    const { answer, person } = await asked()
    expect(await answer()).toMatchObject(needed)
    const other = await asked(await bank.person())
    await other.authorize()
    // Another customer's consent doesn't count.
    expect(await answer()).toMatchObject(needed)
    expect(await answer({ consent: true })).toMatchObject({ status: 200 })
    const next = await asked(person)
    expect(await next.question()).toMatchObject({ hasConsent: true })
    expect(await next.answer()).toMatchObject({ status: 200 })
  })

  it('is refused with access_denied and the state, once (RFC 6749)', async () => {
    const { answer, authorize, person } = await asked()
    expect(await answer({ consent: false })).toMatchObject({
      redirectUrl: `${BACK}?error=access_denied&state=s1`,
    })
    expect(await authorize()).toMatchObject({ status: 404 })
    expect(await (await asked(person)).answer()).toMatchObject(needed)
  })

  it('tells a refusal to the registered address alone', async () => {
    const { answer } = await asked()
    const redirect = { redirect_uri: 'https://evil.example/back', consent: false }
    expect(await answer(redirect)).toMatchObject({ status: 400 })
    expect(await answer({ consent: true })).toMatchObject({ status: 200 })
  })

  it('is listed, and can be withdrawn with what it has let out', async () => {
    const { token, person, authorize } = await asked()
    const answer = await authorize()
    const list = () => readJson(bank.auth('GET /sei/consents', { token }))
    expect(await list()).toMatchObject({
      consents: [{ id: 'harbour-club', name: 'Harbour Club', shares: ['email'] }],
    })
    const withdraw = () => readJson(bank.auth('DELETE /sei/consents/harbour-club', { token }))
    expect(await withdraw()).toMatchObject({ status: 200 })
    expect(await withdraw()).toMatchObject({ status: 404 })
    expect(await list()).toMatchObject({ consents: [] })
    expect(await ofOutsider(codeOf(answer))).toMatchObject({ status: 404 })
    expect(await (await asked(person)).answer()).toMatchObject(needed)
  })
})

describe('a code from before a withdrawal', () => {
  it('says nothing, though the customer has agreed anew', async () => {
    const { token, person, authorize } = await asked()
    const before = codeOf(await authorize())
    await readJson(bank.auth('DELETE /sei/consents/harbour-club', { token }))
    await bank.sandbox.clock.advance(1000)
    const after = codeOf(await (await asked(person)).authorize())
    expect(await ofOutsider(before)).toMatchObject({ status: 404 })
    expect(await ofOutsider(after)).toMatchObject({ status: 200 })
  })
})

describe('an external sign-in with PKCE', () => {
  it('tells who it was with the verifier alone, of which a wrong one spends nothing (RFC 7636)', async () => {
    const { verifier, challenge } = pkce()
    const { person, authorize } = await asked(undefined, { codeChallenge: challenge })
    const code = codeOf(await authorize())
    expect(await ofOutsider(code)).toMatchObject({ status: 404 })
    expect(await ofOutsider(code, pkce().verifier)).toMatchObject({ status: 404 })
    expect(await ofOutsider(code, challenge)).toMatchObject({ status: 404 })
    expect(await ofOutsider(code, verifier)).toEqual({ status: 200, email: person.email })
    expect(await ofOutsider(code, verifier)).toMatchObject({ status: 404 })
  })

  it('takes no verifier where there was no challenge (RFC 9700)', async () => {
    const { authorize } = await asked()
    const code = codeOf(await authorize())
    expect(await ofOutsider(code, pkce().verifier)).toMatchObject({ status: 404 })
    expect(await ofOutsider(code)).toMatchObject({ status: 200 })
  })

  it.each(['codeChallengeMethod', 'code_challenge_method', 'CODE_CHALLENGE_METHOD'])(
    'refuses another method than S256, named %s',
    async name => {
      const wish = { app: 'http://localhost:4300', state: 's1', codeChallenge: pkce().challenge }
      for (const method of ['plain', 's256', null]) {
        expect(
          await readJson(bank.control('/outside/authorizations', { ...wish, [name]: method })),
        ).toMatchObject({ status: 400 })
      }
      const S256 = { ...wish, codeChallengeMethod: 'S256' }
      expect((await bank.control('/outside/authorizations', S256)).status).toBe(201)
      const inAddress = `/outside/authorizations?${name}=S256&${name}=plain`
      expect((await bank.control(inAddress, S256)).status).toBe(400)
    },
  )
})
