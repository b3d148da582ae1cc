import { describe, expect, it, vi } from 'vitest'
import { accessTokenText } from '../tests/session/access-token-text.ts'
import { json, platformAnswering } from '../tests/http-bank.ts'
import { createSixpence } from './index.ts'
import type { Socket } from './platform/index.ts'

const TOKENS = {
  accessToken: accessTokenText({ sub: 'ada', email: 'ada@x.example', iat: 0, exp: 300 }),
  refreshToken: 'refresh-1',
}

async function aSixpence(realtime?: string) {
  const { platform, sent } = platformAnswering(({ path }) =>
    path === '/auth/login'
      ? json({ authFlow: 'simple', ...TOKENS })
      : json({ responseCode: '00', exist: true }),
  )
  const dialled: string[] = []
  const sockets: Socket[] = []
  const sixpence = createSixpence({
    api: 'https://bank.example/',
    platform: {
      ...platform,
      openSocket: url => {
        dialled.push(url)
        const socket: Socket = {
          send: () => {},
          close: () => {},
          onopen: null,
          onmessage: null,
          onclose: null,
        }
        sockets.push(socket)
        return socket
      },
    },
    realtime,
  })
  await sixpence.signIn.start({ username: 'ada@x.example', password: 'p' })
  return { sixpence, sent, dialled, sockets }
}

describe('createSixpence', () => {
  it('speaks the language it is set to, from the next call on (API-002)', async () => {
    const { sixpence, sent } = await aSixpence()
    await sixpence.accounts.list().catch(() => undefined)
    sixpence.setLocale('ua')
    await sixpence.accounts.list().catch(() => undefined)
    expect(sent.slice(1).map(({ body }) => body['lang'])).toEqual(['en', 'ua'])
    sixpence.dispose()
  })

  it('asks the token service in the language people read', async () => {
    const { sixpence, sent } = await aSixpence()
    sixpence.setLocale('ua')
    await sixpence.signIn.start({ username: 'ada@x.example', password: 'p' })
    expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'uk'])
    sixpence.dispose()
  })

  it('says who calls once somebody is signed in (API-002)', async () => {
    const { sixpence, sent } = await aSixpence()
    await sixpence.accounts.list().catch(() => undefined)
    expect(sent.at(-1)?.body['fromEmail']).toBe('ada@x.example')
    sixpence.dispose()
  })

  it('dials the bank for notices, or where it is told to (RT-001)', async () => {
    const own = await aSixpence()
    const other = await aSixpence('wss://notices.example/line')
    await vi.waitFor(() => expect([...own.dialled, ...other.dialled]).toHaveLength(2), 10_000)
    expect(own.dialled).toEqual(['wss://bank.example/ws'])
    expect(other.dialled).toEqual(['wss://notices.example/line'])
    own.sixpence.dispose()
    other.sixpence.dispose()
  })

  it('asks what the user may do for others when the channel was gone for a while', async () => {
    const { sixpence, sockets } = await aSixpence()
    const onChanged = vi.fn<() => void>()
    sixpence.access.onChanged(onChanged)
    const next = async (many: number) => {
      await vi.waitFor(() => expect(sockets).toHaveLength(many), 10_000)
      sockets.at(-1)?.onopen?.()
      sockets.at(-1)?.onmessage?.({ data: '{"type":"authenticated"}' })
    }
    await next(1)
    expect(onChanged).not.toHaveBeenCalled()
    sockets[0]?.onclose?.({ code: 1006, reason: '' })
    await next(2)
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce(), 10_000)
    sixpence.dispose()
  })

  it('does not take what is no address', () => {
    const { platform } = platformAnswering(() => json({}))
    expect(() => createSixpence({ api: 'bank.example', platform })).toThrow(TypeError)
  })
})
