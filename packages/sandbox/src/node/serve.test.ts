import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { eventually, testSandbox } from '../../tests/test-sandbox.ts'
import { hostsSetting } from './hosts-setting.ts'
import { portSetting } from './port-setting.ts'
import { type Served, serveSandbox } from './serve.ts'

const bank = testSandbox()
const held: { served?: Served } = {}
const served = () => {
  if (!held.served) throw new Error('The servers run inside tests only.')
  return held.served
}
const url = (path: string) => `http://127.0.0.1:${served().bankPort}${path}`
const socketUrl = () => `ws://127.0.0.1:${served().bankPort}/ws`

beforeAll(async () => {
  const free = { bankPort: 0, controlPort: 0 }
  held.served = await serveSandbox(Promise.resolve(bank.sandbox), free)
})
afterAll(() => held.served?.close())

async function listen(accessToken: string) {
  const socket = new WebSocket(socketUrl())
  const messages: { type: string; notice?: { type: string } }[] = []
  socket.on('message', (data: Buffer) =>
    messages.push(JSON.parse(data.toString()) as (typeof messages)[number]),
  )
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  socket.on('open', () => socket.send(JSON.stringify({ type: 'authenticate', accessToken })))
  await eventually(() => expect(messages[0]).toEqual({ type: 'authenticated' }))
  return { socket, messages, closed }
}

describe('serveSandbox', () => {
  it('answers on two ports', async () => {
    expect(await (await fetch(url('/health'))).json()).toMatchObject({ ok: true })
    const people = await fetch(`http://127.0.0.1:${served().controlPort}/people`)
    expect(await people.text()).toContain('ada@sixpence.example')
  })

  it('names the port in use and the variable that moves it', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const starting = Promise.resolve(bank.sandbox)
    await expect(serveSandbox(starting, { bankPort: port, controlPort: 0 })).rejects.toThrow(
      `Port ${port} is in use. Stop what uses it, or set SIXPENCE_BANK_PORT to another port.`,
    )
    await expect(serveSandbox(starting, { bankPort: 0, controlPort: port })).rejects.toThrow(
      'SIXPENCE_CONTROL_PORT',
    )
    other.close()
  })

  it('answers who asks at either API of a bank that does not start', async () => {
    const starting = Promise.reject(new Error('a reason for people'))
    starting.catch(() => undefined)
    const log = vi.spyOn(console, 'error')
    const failed = await serveSandbox(starting, { bankPort: 0, controlPort: 0 })
    for (const port of [failed.bankPort, failed.controlPort]) {
      const answer = await fetch(`http://127.0.0.1:${port}/health`)
      expect(answer.status).toBe(503)
      expect(await answer.json()).toEqual({ message: 'The bank could not be started.' })
    }
    await failed.close()
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('is reached from this machine alone', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find(address => address && !address.internal && address.family === 'IPv4')
    if (!outside) return
    for (const port of [served().bankPort, served().controlPort]) {
      await expect(fetch(`http://${outside.address}:${port}/health`)).rejects.toThrow(TypeError)
    }
  })

  it('answers whoever asks for another protocol than a WebSocket', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(served().bankPort, '127.0.0.1', () =>
        socket.write(
          'GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
        ),
      )
      let text = ''
      socket.on('data', piece => (text += piece.toString()))
      socket.on('close', () => resolve(text))
      socket.setTimeout(20_000, () => {
        socket.destroy()
        reject(new Error('It was left waiting.'))
      })
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  const statusFor = (port: number, asked: { host: string; path: string; upgrade?: boolean }) =>
    new Promise(resolve => {
      const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' }
      const headers = {
        Host: asked.host,
        ...(asked.upgrade && { ...upgrade, 'Sec-WebSocket-Key': btoa('sixteen bytes up') }),
      }
      const options = { port, host: '127.0.0.1', path: asked.path, headers }
      request(options, answer => resolve(answer.statusCode)).end()
    })

  it.each([
    'evil.example',
    'evil.example:4400',
    'localhost.evil.example',
    '10.0.0.7',
    'localhost.',
  ])('refuses the foreign name "%s" at every entry point', async host => {
    const { bankPort, controlPort } = served()
    expect(await statusFor(bankPort, { host, path: '/health' })).toBe(403)
    expect(await statusFor(bankPort, { host, path: '/ws', upgrade: true })).toBe(403)
    expect(await statusFor(controlPort, { host, path: '/people' })).toBe(403)
  })

  it.each(['localhost:4400', '127.0.0.1', 'bank.localhost', '[::1]:4400'])(
    'answers to the name %s',
    async host => expect(await statusFor(served().bankPort, { host, path: '/health' })).toBe(200),
  )

  it('answers to a name it is given, but never at the control API', async () => {
    const ports = { bankPort: 0, controlPort: 0 }
    const hosts = ['bank.example']
    const deployed = await serveSandbox(Promise.resolve(bank.sandbox), { ...ports, hosts })
    const host = 'Bank.example:443'
    expect(await statusFor(deployed.bankPort, { host, path: '/health' })).toBe(200)
    expect(await statusFor(deployed.controlPort, { host, path: '/people' })).toBe(403)
    await deployed.close()
  })

  it('refuses 50 MB with a clear message and goes on', async () => {
    const body = 'x'.repeat(50 * 1024 * 1024)
    const answer = await fetch(url('/api?login'), { method: 'POST', body })
    expect(answer.status).toBe(413)
    expect(answer.headers.get('connection')).toBe('close')
    expect(await answer.json()).toMatchObject({
      responseCode: 'TA1',
      responseDescription: 'The body is too large: at most 1 MB is taken.',
    })
    expect((await fetch(url('/health'))).status).toBe(200)
  })

  it.each(['dropBefore', 'dropAfterCommit', 'reset'] as const)(
    'breaks the connection by the fault %s',
    async fault => {
      bank.sandbox.setFaults([{ match: { path: '/health' }, fault, times: 1 }])
      await expect(fetch(url('/health'))).rejects.toThrow('fetch failed')
      expect((await fetch(url('/health'))).status).toBe(200)
    },
  )

  it('breaks an answer in the middle by the fault truncate', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    bank.sandbox.setFaults([{ match: { path: '/health' }, fault: 'truncate', times: 1 }])
    const answer = await fetch(url('/health'))
    await expect(answer.text()).rejects.toThrow(TypeError)
    expect(log).toHaveBeenCalledExactlyOnceWith(new TypeError('terminated'))
    log.mockRestore()
  })
})

describe('the channel over the network', () => {
  it('carries notices and closes on sign-out (RT-001, RT-002)', async () => {
    const person = await bank.person({
      accounts: [
        { currencyCode: 'EUR', balance: '5.00' },
        { currencyCode: 'EUR', balance: '0' },
      ],
    })
    const { accessToken, refreshToken } = await bank.signIn(person)
    const { messages, closed } = await listen(accessToken)
    const [from, to] = person.accounts.map(({ accountId }) => accountId)
    const body = { fromAccount: from, toAccount: to, toAmount: '1.00' }
    await bank.call('betweenAccountsTransfer', body, {
      token: accessToken,
      key: 'network-test-key-1',
    })
    await eventually(() => expect(messages).toHaveLength(3))
    expect(messages[1]?.notice?.type).toBe('balanceChanged')
    await bank.post('/auth/logout', { refreshToken })
    expect(await closed).toBe(4401)
  })

  it('refuses a page of another origin', async () => {
    for (const [origin, expected] of [
      ['https://evil.example', 403],
      ['http://localhost.evil.example', 403],
      ['http://127.0.0.1:4300', 101],
    ] as const) {
      const socket = new WebSocket(socketUrl(), { origin })
      const status = await new Promise(resolve => {
        socket.on('upgrade', answer => resolve(answer.statusCode))
        socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode))
        socket.on('error', () => undefined)
      })
      expect(status).toBe(expected)
      socket.terminate()
    }
  })

  it('is cut and refused by faults', async () => {
    const { accessToken } = await bank.signIn(await bank.person())
    const { closed } = await listen(accessToken)
    bank.sandbox.setFaults([
      { match: { path: '/ws' }, fault: 'reset' },
      { match: { path: '/ws' }, fault: 'dropBefore', times: 1 },
    ])
    expect(await closed).toBe(1006)
    const refused = new WebSocket(socketUrl())
    await new Promise(resolve => refused.on('error', resolve))
    await listen(accessToken)
  })

  it('answers a plain request as any unknown path', async () => {
    expect((await fetch(url('/ws'))).status).toBe(404)
  })
})

describe('hostsSetting', () => {
  it('reads names', () => {
    expect(hostsSetting(undefined)).toEqual([])
    expect(hostsSetting('Bank.example, api.bank.example')).toEqual([
      'bank.example',
      'api.bank.example',
    ])
  })

  it.each(['https://bank.example', 'bank.example:4400', '*'])('refuses %s by name', text => {
    expect(() => hostsSetting(text)).toThrow('SIXPENCE_HOSTS')
  })
})

describe('portSetting', () => {
  it.each(['x', '-1', '65536', '80.5', ' 80'])('refuses %j by name', text => {
    expect(() => portSetting({ A_PORT: text }, 'A_PORT', 1)).toThrow('A_PORT')
  })

  it('takes the standard where nothing is set', () => {
    expect(portSetting({}, 'A_PORT', 4400)).toBe(4400)
    expect(portSetting({ A_PORT: '0' }, 'A_PORT', 4400)).toBe(0)
  })
})
