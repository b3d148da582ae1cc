import { describe, expect, it } from 'vitest'
import { json } from '../../tests/http-bank.ts'
import { opened } from '../../tests/opened.ts'
import { createCallAsCustomer, createCallRest } from '../http/index.ts'
import { createCallRestMethod } from '../transport/index.ts'
import { nodePlatform } from '../platform/node-platform.ts'
import { devices as devicesDomain } from './devices.ts'

const DEVICE = {
  id: 'd 1',
  code: 'K7-42',
  type: 'ios',
  name: "Ada's iPhone",
  location: 'Dublin, Ireland',
  lastActivityAt: '2026-11-21T08:49:00.000Z',
}

/** Devices of a bank that replies by method and path; records requests. */
function someDevices(answers: Readonly<Record<string, object>>) {
  const asked: { call: string; body: string }[] = []
  const tokens = new Set<string | null>()
  const platform = {
    ...nodePlatform(),
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      const call = `${request.method} ${new URL(request.url).pathname}`
      asked.push({ call, body: await request.text() })
      tokens.add(request.headers.get('Authorization'))
      const answer = answers[call]
      return answer ? json(answer) : json({ message: 'No', code: 'not_found' }, 404)
    },
  }
  const session = {
    accessToken: async () => 'token-1',
    renewedToken: async (refused: string) => `${refused}-renewed`,
  }
  const callRest = createCallRest('https://bank.example', platform)
  return {
    devices: opened(devicesDomain, {
      callWhileLinking: createCallRestMethod(
        createCallAsCustomer({
          callRest,
          session,
          userId: () => undefined,
          language: () => 'en',
        }),
      ),
    }),
    asked,
    tokens,
  }
}

describe('devices', () => {
  it('are listed (AUTH-030, SEC-009, SEC-010)', async () => {
    const { devices, asked, tokens } = someDevices({ 'GET /auth/devices': { devices: [DEVICE] } })
    expect(await devices.list()).toEqual([DEVICE])
    expect(asked).toEqual([{ call: 'GET /auth/devices', body: '' }])
    expect([...tokens]).toEqual(['Bearer token-1'])
  })

  it('are linked, approved and removed (AUTH-026, AUTH-029, AUTH-033, AUTH-034, AUTH-035, SEC-011)', async () => {
    const path = '/auth/devices/d%201'
    const methods = [{ id: 'sms', sentTo: '•••• 42' }]
    const { devices, asked, tokens } = someDevices({
      'POST /auth/scp/request': { deeplink: 'https://go.example/k', expiresInSeconds: 600 },
      'GET /auth/devices/approve-methods': { methods },
      [`POST ${path}/approve`]: { sentTo: '•••• 42' },
      [`PATCH ${path}/approve/sms`]: DEVICE,
      [`DELETE ${path}`]: {},
    })
    expect(await devices.requestLink()).toMatchObject({ deeplink: 'https://go.example/k' })
    expect(await devices.approveMethods()).toEqual(methods)
    await devices.sendCode({ deviceId: 'd 1', methodId: 'sms' })
    await devices.approve({ deviceId: 'd 1', methodId: 'sms', code: '012345' })
    await devices.remove({ deviceId: 'd 1' })
    expect(asked.at(-1)?.call).toBe(`DELETE ${path}`)
    expect([...tokens]).toEqual(['Bearer token-1'])
    expect(asked.map(({ body }) => body && (JSON.parse(body) as unknown))).toEqual([
      {},
      '',
      { approval: { methodId: 'sms' } },
      { approval: { code: '012345' } },
      '',
    ])
  })

  it('that are not there are told of as such', async () => {
    const { devices } = someDevices({})
    await expect(devices.remove({ deviceId: 'd 1' })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('of an unknown shape are not believed', async () => {
    const { devices } = someDevices({ 'GET /auth/devices': { devices: [{ id: 7 }] } })
    await expect(devices.list()).rejects.toMatchObject({ code: 'unexpected_answer' })
  })
})
