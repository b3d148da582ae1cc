import { accessTokenPayloadSchema, authFlowSchema, tokensSchema } from '@sixpence/protocol'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accessTokenText } from '../../tests/session/access-token-text.ts'
import { json, platformAnswering, type Answering } from '../../tests/http-bank.ts'
import { readPayload } from '../session/access-token.ts'
import { createCallRest } from './call-rest.ts'
import { createTokenService, isRefusal, readAuthFlow, readTokens } from './token-service.ts'

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

  it('is refused by the service alone, not by what stands between (SESS-004)', async () => {
    const isRefused = async (answer: Answering) =>
      aService(answer)
        .service.refresh('r')
        .then(() => false, isRefusal)
    for (const status of [400, 401, 403]) {
      expect(await isRefused(() => json({ code: 'invalid_grant' }, status))).toBe(true)
      expect(await isRefused(() => json({ message: 'Nein' }, status))).toBe(true)
      expect(await isRefused(() => new Response('<h1>Hotel</h1>', { status }))).toBe(false)
    }
    for (const status of [404, 407, 408, 418, 429, 500, 502, 503, 504, 511]) {
      expect(await isRefused(() => json({ message: 'Nein' }, status))).toBe(false)
    }
    expect(await isRefused(() => Promise.reject(new TypeError('fetch failed')))).toBe(false)
    expect(await isRefused(() => json({ accessToken: 1 }))).toBe(false)
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

  it('are a flow when the schema says so (AUTH-008)', () => {
    const authFlow = fc.oneof(
      fc.constantFrom('simple', 'direct', 'otp', 'sms', 'push', 'verifyDevice', 'other'),
      fc.anything(),
    )
    const flow = fc.record({ authFlow, code: text, accessToken: text, sentTo: text }, optional)
    fc.assert(
      fc.property(fc.oneof(flow, fc.anything()), value => {
        const answer: unknown = asAnswer(value)
        expect(readAuthFlow(answer)).toEqual(asSchema(authFlowSchema, answer))
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
