import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import type { request } from 'node:https'
import { type AddressInfo, createServer as createSocketServer, type LookupFunction } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { postNotification } from '../../outbox/index.ts'
import { type Network, postOverNetwork } from './post-over-network.ts'
import type { ResolvedAddress } from './resolve-host.ts'

const PUBLIC: ResolvedAddress = { address: '8.8.8.8', family: 4 }
const OWN: ResolvedAddress = { address: '127.0.0.1', family: 4 }

const asked = () => ({
  method: 'POST' as const,
  headers: { 'Content-Type': 'application/json' },
  body: '{"id":"1"}',
  redirect: 'manual' as const,
  signal: AbortSignal.timeout(5000),
})

const servers: ReturnType<typeof createSocketServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Starts a server on this machine; returns it with the requests that it received. */
async function aServer(status = 204) {
  const bodies: string[] = []
  const server = createServer((incoming, answer) => {
    incoming.on('data', piece => bodies.push(String(piece)))
    incoming.on('end', () => answer.writeHead(status, { Location: '/elsewhere' }).end('much'))
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { bodies, port: (server.address() as AddressInfo).port }
}

/** Returns a network where names resolve differently each time; nothing leaves it. */
function aNetwork(...answers: (readonly ResolvedAddress[])[]) {
  const resolve = vi.fn<Network['resolve']>(() => Promise.resolve(answers.shift() ?? [OWN]))
  const connected: { host: string; lookup: LookupFunction | undefined }[] = []
  const noting = ((url: URL, { lookup }: { lookup?: LookupFunction }) => {
    connected.push({ host: url.host, lookup })
    throw new Error('nothing leaves here')
  }) as typeof request
  return { network: { resolve, request: noting }, resolve, connected }
}

describe('postOverNetwork', () => {
  it('posts to a stand-in on this machine, and looks its name up once', async () => {
    const { bodies, port } = await aServer()
    const { network, resolve } = aNetwork([OWN], [PUBLIC])
    const post = postOverNetwork({ resolve: network.resolve })
    const answer = await post(`http://shop.localhost:${port}/n`, asked())
    expect(answer.status).toBe(204)
    expect(bodies).toEqual(['{"id":"1"}'])
    expect(resolve).toHaveBeenCalledExactlyOnceWith('shop.localhost', expect.any(AbortSignal))
  })

  it('knows the names below localhost by itself', async () => {
    const { port } = await aServer()
    expect((await postOverNetwork()(`http://a.localhost:${port}/`, asked())).status).toBe(204)
    expect((await postOverNetwork()(`http://127.0.0.1:${port}/`, asked())).status).toBe(204)
  })

  it('connects to the addresses that were judged, whatever the name means a moment later', async () => {
    const { network, resolve, connected } = aNetwork([PUBLIC], [OWN])
    const posting = postOverNetwork(network)('https://shop.example/n', asked())
    await expect(posting).rejects.toThrow('nothing leaves here')
    expect(resolve).toHaveBeenCalledOnce()
    const [{ host, lookup } = { host: '', lookup: undefined }] = connected
    expect(host).toBe('shop.example')
    const found = vi.fn<Parameters<LookupFunction>[2]>()
    lookup?.('shop.example', { all: true }, found)
    lookup?.('shop.example', {}, found)
    expect(found.mock.calls).toEqual([
      [null, [PUBLIC]],
      [null, '8.8.8.8', 4],
    ])
  })

  it.each(['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    'tells a certificate that is not right (%s) from nobody being there (MERCH-026)',
    async code => {
      const refusing = (() => {
        const sending = new EventEmitter()
        setImmediate(() => sending.emit('error', Object.assign(new Error(code), { code })))
        return Object.assign(sending, { end: () => sending })
      }) as unknown as typeof request
      const post = postOverNetwork({ resolve: async () => [PUBLIC], request: refusing })
      const signed = { url: 'https://shop.example/n', body: '{}', secret: 'whsec_1' }
      const never = new AbortController().signal
      expect(await postNotification(post, { ...signed, at: new Date() }, never)).toMatchObject({
        isTaken: false,
        fault: 'certificate',
      })
    },
  )

  it.each([
    ['this machine', [OWN]],
    ['a private network', [{ address: '10.0.0.7', family: 4 }]],
    ['the machine of a cloud', [{ address: '169.254.169.254', family: 4 }]],
    ['this machine, in other words', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['a public address and a private one', [PUBLIC, { address: 'fd00::1', family: 6 }]],
    ['nothing', []],
  ])('sends nothing to a name that means %s', async (_what, addresses) => {
    const { network, connected } = aNetwork(addresses)
    const posting = postOverNetwork(network)('https://shop.example/n', asked())
    await expect(posting).rejects.toThrow('shop.example has')
    expect(connected).toEqual([])
  })

  it('sends nothing to a name of this machine that means another', async () => {
    const { network } = aNetwork([PUBLIC])
    const posting = postOverNetwork(network)('http://localhost:4320/n', asked())
    await expect(posting).rejects.toThrow('localhost has the address 8.8.8.8')
  })

  it.each(['https://169.254.169.254/', 'https://[::1]:4401/reset', 'https://0x7f.1/', 'nowhere'])(
    'judges %s again, however it came to be registered',
    async text => {
      const { network, resolve } = aNetwork()
      await expect(postOverNetwork(network)(text, asked())).rejects.toThrow()
      expect(resolve).not.toHaveBeenCalled()
    },
  )

  it.each([600, 999, 0])('takes an answer of status %d for a failure', async status => {
    const line = `HTTP/1.1 ${String(status).padStart(3, '0')} Odd`
    const server = createSocketServer(socket => {
      socket.on('error', () => undefined)
      socket.end(`${line}\r\nContent-Length: 0\r\n\r\n`)
    })
    servers.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const answered = await postOverNetwork()(`http://127.0.0.1:${port}/`, asked()).catch(() => ({
      ok: false,
    }))
    expect(answered.ok).toBe(false)
  })

  it('tries no port of this machine where that is not allowed, and says the same of each', async () => {
    const { bodies, port } = await aServer()
    const { network, resolve, connected } = aNetwork()
    const post = postOverNetwork(
      { ...network, requestLocal: network.request },
      { isLocalAllowed: false },
    )
    const said = new Set<string>()
    for (const host of ['127.0.0.1', 'localhost', 'shop.localhost', '[::1]']) {
      for (const at of [port, 1]) {
        const posted = await postNotification(
          post,
          { url: `http://${host}:${at}/`, body: '{}', secret: undefined, at: new Date() },
          new AbortController().signal,
        )
        expect(posted.durationMs).toBeLessThan(500)
        said.add(JSON.stringify({ ...posted, durationMs: 0 }))
      }
    }
    expect([...said]).toEqual([JSON.stringify({ isTaken: false, fault: 'address', durationMs: 0 })])
    expect([bodies, connected]).toEqual([[], []])
    expect(resolve).not.toHaveBeenCalled()
  })

  it('follows no redirect', async () => {
    const { bodies, port } = await aServer(307)
    const answer = await postOverNetwork()(`http://127.0.0.1:${port}/`, asked())
    expect(answer.status).toBe(307)
    expect(bodies).toHaveLength(1)
  })
})
