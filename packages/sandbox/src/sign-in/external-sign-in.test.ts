import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const BACK = 'http://127.0.0.1:4401/outside/back'

/** An outsider's user has been sent to the bank, where somebody is signed in. */
async function asked() {
  const person = await bank.person()
  const { accessToken: token } = await bank.signIn(person)
  const begun = await readJson(
    bank.people('/outside/authorizations', { app: 'http://localhost:4300', state: 's1' }),
  )
  const url = new URL(String(begun['url']))
  const id = url.searchParams.get('authorizationId') ?? ''
  const authorize = (redirectUri = BACK, by = token) =>
    readJson(
      bank.auth(`POST /sei/authorize/${id}`, { token: by, body: { redirect_uri: redirectUri } }),
    )
  return { person, token, url, authorize }
}

const codeOf = ({ redirectUrl }: Record<string, unknown>) =>
  new URL(String(redirectUrl)).searchParams.get('code') ?? ''

const ofOutsider = (code: string) => readJson(bank.people('/outside/codes', { code }))

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
      expect(await readJson(bank.people('/outside/authorizations', wish))).toMatchObject({
        status: 400,
      })
    }
  })
})
