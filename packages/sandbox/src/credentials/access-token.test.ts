import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

describe('access tokens', () => {
  const parts = (token: string) => token.split('.') as [string, string, string]
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const decode = (text: string) =>
    JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>

  it('carry who it is and live five minutes of the bank (SESS-001)', async () => {
    const person = await bank.person()
    const { accessToken } = await bank.signIn(person)
    const payload = decode(parts(accessToken)[1])
    expect(payload).toMatchObject({ email: person.email, customerId: person.customerId })
    expect(Number(payload['exp']) - Number(payload['iat'])).toBe(300)
    await bank.sandbox.clock.advance(290_000)
    expect((await bank.call('customerInfoGet', {}, accessToken)).status).toBe(200)
    await bank.sandbox.clock.advance(11_000)
    const answer = await readJson(bank.call('customerInfoGet', {}, accessToken))
    expect(answer).toMatchObject({ status: 401, responseCode: 'AU' })
  })

  it('are refused when forged (API-016)', async () => {
    const { accessToken } = await bank.signIn(await bank.person())
    const other = await bank.signIn(await bank.person())
    const [head, payload, signature] = parts(accessToken)
    const header = decode(head)
    const [key] = await bank.database.sql<{
      jwk: object
    }>`select public_jwk as jwk from signing_key`
    const confused = `${encode({ ...header, alg: 'HS256' })}.${payload}`
    const hs256 = createHmac('sha256', JSON.stringify(key?.jwk)).update(confused)
    const forged = [
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ ...header, alg: 'none' })}.${payload}.${signature}`,
      `${encode({ ...header, alg: 'NONE' })}.${payload}.`,
      `${confused}.${hs256.digest('base64url')}`,
      `${encode({ ...header, alg: 'ES384' })}.${payload}.${signature}`,
      `${encode({ ...header, kid: 'another' })}.${payload}.${signature}`,
      `${encode({ ...header, kid: '../../../etc/passwd' })}.${payload}.${signature}`,
      `${encode({ ...header, kid: "' or 1=1 --" })}.${payload}.${signature}`,
      `${encode({ ...header, kid: 7 })}.${payload}.${signature}`,
      `${encode({ ...header, jku: 'https://thief.example/keys' })}.${payload}.${signature}`,
      `${encode({ ...header, jwk: key?.jwk })}.${payload}.${signature}`,
      `${encode({ ...header, crit: ['exp'] })}.${payload}.${signature}`,
      `${encode({ alg: 'ES256' })}.${payload}.${signature}`,
      `${head}.${encode({ ...decode(payload), sub: 'user-ada' })}.${signature}`,
      `${head}.${encode({ ...decode(payload), exp: 9_999_999_999 })}.${signature}`,
      `${head}.${parts(other.accessToken)[1]}.${signature}`,
      `${head}.${payload}.${parts(other.accessToken)[2]}`,
      `${head}.${payload}.`,
      `${head}.${payload}`,
      `${head}..${signature}`,
      `..`,
      'null',
      encode({}),
      `${Buffer.from('not json').toString('base64url')}.${payload}.${signature}`,
      accessToken.slice(0, -4),
      `${accessToken}AAAA`,
      'x'.repeat(10_000),
    ]
    for (const token of forged) {
      const answer = await readJson(bank.call('customerInfoGet', {}, token))
      expect(answer).toMatchObject({ status: 401, responseCode: 'AU' })
    }
    expect((await bank.call('customerInfoGet', {}, accessToken)).status).toBe(200)
  })
})
