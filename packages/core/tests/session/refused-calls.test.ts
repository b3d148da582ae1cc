import { afterEach, describe, expect, it } from 'vitest'
import { createSixpence, type Sixpence } from '../../src/index.ts'
import { json, platformAnswering } from '../http-bank.ts'
import { accessTokenText } from './access-token-text.ts'

const opened: Sixpence[] = []
afterEach(() => {
  for (const sixpence of opened.splice(0)) sixpence.dispose()
})

/** A customer with fresh tokens, at a bank that replies to calls as instructed. */
async function signedIn(answer: () => Response | Promise<Response>) {
  let count = 0
  const { platform, sent } = platformAnswering(({ path }) => {
    if (path !== '/auth/refresh') return answer()
    const iat = Math.floor(Date.now() / 1000)
    const claims = { sub: 'ada', iat, exp: iat + 300, jti: (count += 1) }
    return json({ accessToken: accessTokenText(claims), refreshToken: `refresh-${count}` })
  })
  const record = { refreshToken: 'refresh-0', userId: 'ada', generation: 1, activeAt: Date.now() }
  await platform.storage.update('sixpence/session', () => record)
  const sixpence = createSixpence({ api: 'https://bank.example', platform })
  opened.push(sixpence)
  await sixpence.session.accessToken()
  sent.length = 0
  const asked = () => ({
    calls: sent.filter(({ path }) => path.startsWith('/api')).length,
    refreshes: sent.filter(({ path }) => path === '/auth/refresh').length,
  })
  return { sixpence, asked }
}

const refusing = () => json({ responseCode: 'AU', responseDescription: 'Not authorised' }, 401)

describe('a bank that takes no token', () => {
  it('is asked twice, and for one new token (SESS-007)', async () => {
    const { sixpence, asked } = await signedIn(refusing)
    const list = sixpence.accounts.list()
    await expect(list).rejects.toMatchObject({ code: 'session_expired' })
    expect(asked()).toEqual({ calls: 2, refreshes: 1 })
  })

  it('is asked for one new token by a hundred calls at once (SESS-003, SESS-007)', async () => {
    const { sixpence, asked } = await signedIn(refusing)
    const lists = await Promise.allSettled(
      Array.from({ length: 100 }, () => sixpence.accounts.list()),
    )
    expect(lists.filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect(asked()).toEqual({ calls: 200, refreshes: 1 })
  })
})

describe('a call that got lost', () => {
  it('is not sent again: it may have arrived', async () => {
    const { sixpence, asked } = await signedIn(() => Promise.reject(new TypeError('fetch failed')))
    await expect(sixpence.accounts.list()).rejects.toMatchObject({ code: 'offline' })
    expect(asked()).toEqual({ calls: 1, refreshes: 0 })
  })
})
