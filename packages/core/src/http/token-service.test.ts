import { accessTokenPayloadSchema, tokensSchema } from '@sixpence/protocol/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accessTokenText } from '../../tests/session/access-token-text.ts'
import { json, platformAnswering, type Answering } from '../../tests/http-bank.ts'
import { readPayload } from './token-payload.ts'
import { createCallRest } from './call-rest.ts'
import { createTokenService, isSessionOver, readTokens } from './token-service.ts'

function aService(answer: Answering) {
  const { platform, sent } = platformAnswering(answer)
  const call = createCallRest('https://bank.example', platform)
  return { service: createTokenService(call, () => 'uk'), sent }
}

const TOKENS = { accessToken: 'a', refreshToken: 'r' }

describe('createTokenService', () => {
  it('hands over the refresh token (AUTH-023)', async () => {
    const { service, sent } = aService(() => json(TOKENS))
    expect(await service.refresh('r0')).toEqual(TOKENS)
    expect(sent[0]).toMatchObject({ path: '/auth/refresh', body: { refreshToken: 'r0' } })
  })

  it('names the use of a refresh token, for a lost answer to be asked for again', async () => {
    const { service, sent } = aService(() => json(TOKENS))
    await service.refresh('r0', 'use-of-r0')
    await service.refresh('r1')
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual(['use-of-r0', null])
  })

  it('hands the refresh token over to leave (AUTH-024, SESS-008)', async () => {
    const { service, sent } = aService(() => json({}))
    await service.logout('r0')
    expect(sent[0]).toMatchObject({ path: '/auth/logout', body: { refreshToken: 'r0' } })
  })

  it('succeeds on 200 and 201 alone (AUTH-036)', async () => {
    for (const status of [200, 201]) {
      expect(await aService(() => json(TOKENS, status)).service.refresh('r')).toEqual(TOKENS)
    }
    for (const status of [202, 203, 206, 400, 401, 403, 404, 500]) {
      await expect(aService(() => json(TOKENS, status)).service.refresh('r')).rejects.toMatchObject(
        {
          name: 'SixpenceError',
        },
      )
    }
  })

  it('rejects an empty refresh token without a request (SESS-005)', async () => {
    const { service, sent } = aService(() => json(TOKENS))
    await expect(service.refresh('')).rejects.toThrow('empty refresh token')
    expect(sent).toEqual([])
  })

  it('asks once and without a token, also after a 401 (SESS-007)', async () => {
    const { service, sent } = aService(() => json({ message: 'No' }, 401))
    await expect(service.refresh('r')).rejects.toThrow('No')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.has('authorization')).toBe(false)
    expect(sent[0]?.headers.get('x-client-version')).toBe('2.1.2')
  })

  it('carries the message of a 403 and a 404 (API-024)', async () => {
    const answered = (status: number) => aService(() => json({ message: 'Closed' }, status)).service
    await expect(answered(403).refresh('r')).rejects.toMatchObject({
      code: 'refused',
      message: 'Closed',
    })
    await expect(answered(404).refresh('r')).rejects.toMatchObject({
      code: 'not_found',
      message: 'Closed',
    })
  })

  const no = { message: 'No' }
  const grant = { ...no, code: 'invalid_grant' }
  const page = () => new Response('<h1>Hotel</h1>', { status: 401 })

  it.each<[string, boolean, Answering]>([
    ['401 invalid_grant', true, () => json(grant, 401)],
    ['400 invalid_grant', true, () => json(grant, 400)],
    ['403 invalid_grant', true, () => json(grant, 403)],
    ['401 with the code alone', true, () => json({ code: 'invalid_grant' }, 401)],
    ['401 with a message alone', true, () => json(no, 401)],
    ['400 with a message alone', false, () => json(no, 400)],
    ['403 with a message alone', false, () => json(no, 403)],
    ['401 without a word', false, () => json({}, 401)],
    ['401 with an empty message', false, () => json({ message: '' }, 401)],
    ['401 with a code of somebody else', false, () => json({ ...no, code: 'no_api_key' }, 401)],
    ['401 with a number for a code', false, () => json({ ...no, code: 401 }, 401)],
    ['401 locked', false, () => json({ ...no, code: 'locked' }, 401)],
    ['400 invalid_request', false, () => json({ ...no, code: 'invalid_request' }, 400)],
    ['401 that is a page', false, page],
    ['404 invalid_grant', false, () => json(grant, 404)],
    ['407 invalid_grant', false, () => json(grant, 407)],
    ['429 invalid_grant', false, () => json(grant, 429)],
    ['503 invalid_grant', false, () => json(grant, 503)],
    ['511 with a message', false, () => json(no, 511)],
    ['tokens of another shape', false, () => json({ accessToken: 1 })],
    ['no answer', false, () => Promise.reject(new TypeError('fetch failed'))],
  ])('to a refresh, %s: ends the session %s (SESS-004)', async (_said, ends, answer) => {
    const failure = await aService(answer)
      .service.refresh('r')
      .catch((cause: unknown) => cause)
    expect(failure).toMatchObject({ name: 'SixpenceError' })
    expect(isSessionOver(failure)).toBe(ends)
  })

  it('takes a plain 401 to a sign-in for a refusal and no more', async () => {
    const { service } = aService(() => json({ message: 'Nein' }, 401))
    const input = { client: 'spa', username: 'a', password: 'b', codeChallenge: 'c' } as const
    await expect(service.login(input)).rejects.toMatchObject({ code: 'refused', message: 'Nein' })
  })
})

describe('the answers of the token service', () => {
  const text = fc.oneof(fc.string(), fc.constant(undefined), fc.constant(''), fc.anything())
  const optional = { requiredKeys: [] }
  const asSchema = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown) =>
    z.safeParse(schema, value).data

  it('are tokens when the schema says so (AUTH-023)', () => {
    const tokens = fc.record({ accessToken: text, refreshToken: text, other: text }, optional)
    fc.assert(
      fc.property(fc.oneof(tokens, fc.anything()), value => {
        const answer: unknown = asAnswer(value)
        expect(readTokens(answer)).toEqual(asSchema(tokensSchema, answer))
      }),
    )
  })

  it('are claims when the schema says so (SESS-001)', () => {
    const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.anything())
    const claims = fc.record({ sub: text, exp: number, iat: number, email: text }, optional)
    fc.assert(
      fc.property(claims, value => {
        const answer = asAnswer(value) as Record<string, unknown>
        expect(readPayload(accessTokenText(answer))).toEqual(
          asSchema(accessTokenPayloadSchema, answer),
        )
      }),
    )
  })
})

/** Only what JSON can carry arrives. */
function asAnswer(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}
