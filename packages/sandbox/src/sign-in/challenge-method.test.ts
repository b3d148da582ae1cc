import { describe, expect, it } from 'vitest'
import { loginOf, pkce, readJson, testSandbox, type Json } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

type EntryPoint = readonly [path: string, send: (query: string, body: object) => Promise<Json>]

async function anAnswer(path: string, body: object, token?: string): Promise<Json> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return readJson(bank.post(path, body, headers))
}

/** Every call that takes a challenge. */
const ENTRY_POINTS: readonly EntryPoint[] = [
  [
    '/auth/login',
    async (query, other) => {
      const { email, password } = await bank.person()
      return anAnswer(`/auth/login${query}`, { ...loginOf(email, password), ...other })
    },
  ],
  [
    '/api?login',
    async (query, other) => {
      const { email, password } = await bank.person()
      const address = `/api?login${query.replace('?', '&')}`
      return anAnswer(address, { ...loginOf(email, password), ...other })
    },
  ],
  [
    '/auth/embed',
    async (query, other) => {
      const { accessToken } = await bank.signIn(await bank.person())
      const body = { clientKey: 'ck_sandbox_partner', codeChallenge: pkce().challenge, ...other }
      return anAnswer(`/auth/embed${query}`, body, accessToken)
    },
  ],
]

const NAMES = [
  'codeChallengeMethod',
  'code_challenge_method',
  'code-challenge-method',
  'CodeChallengeMethod',
  'CODE_CHALLENGE_METHOD',
  'codechallengemethod',
]

const isTaken = ({ status, responseCode }: Json) =>
  status === 200 && (responseCode === undefined || responseCode === '00')

describe.each(ENTRY_POINTS)('%s', (_path, send) => {
  it.each(NAMES)(
    'refuses a challenge by another method than S256, named %s (RFC 7636)',
    async name => {
      for (const method of ['plain', 'PLAIN', 's256', '', null, ['S256']]) {
        const answer = await send('', { [name]: method })
        expect([name, method, isTaken(answer)]).toEqual([name, method, false])
        expect(JSON.stringify(answer)).toContain('S256')
      }
      expect(isTaken(await send('', { [name]: 'S256' }))).toBe(true)
    },
  )

  it.each(NAMES)('refuses it in the address as well, named %s', async name => {
    const answer = await send(`?${name}=plain`, {})
    expect(isTaken(answer)).toBe(false)
    expect(JSON.stringify(answer)).toContain('S256')
    expect(isTaken(await send(`?${name}=S256`, {}))).toBe(true)
  })
})
