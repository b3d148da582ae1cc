import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectToHost, type HostOptions } from './connect-to-host.ts'
import type { FrameMessage } from './frame-message.ts'
import { hello, welcome } from './handshake.ts'
import { HOSTILE_ORIGINS } from './hostile-origins.fixture.ts'

const HOST = 'https://shop.example'
const NONCE = '1-2-3-4'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  // A connection left open would receive the next test's messages.
  for (const connection of opened.splice(0)) connection.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const opened: AbortController[] = []

function aHost(change: Partial<HostOptions> = {}) {
  const connection = new AbortController()
  opened.push(connection)
  const postMessage = vi.fn<Window['postMessage']>()
  // The part of a window the bank uses.
  const peer = { postMessage } as unknown as Window
  const address = { clientKey: 'ck_a', origin: HOST, nonce: NONCE }
  const registered = ['https://other.example', HOST]
  const wanted = { address, registered, peer, signal: connection.signal, ...change }
  const { port1, port2 } = new MessageChannel()
  const say = (event: { origin?: string; source?: unknown; data?: unknown; ports?: unknown }) =>
    dispatchEvent(
      Object.assign(new Event('message'), {
        origin: HOST,
        source: peer,
        data: welcome(NONCE),
        ports: [port2],
        ...event,
      }),
    )
  return { wanted, postMessage, say, peer, host: port1, port2, connection }
}

const nextMessage = (port: MessagePort) =>
  new Promise(resolve => {
    port.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port.start()
  })

function stubReload() {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  return reload
}

describe('connectToHost', () => {
  it('says hello to the registered origin alone', async () => {
    const { wanted, postMessage, say } = aHost()
    const connected = connectToHost(wanted)
    expect(postMessage.mock.calls).toEqual([[hello(NONCE), HOST]])
    say({})
    await expect(connected).resolves.toBeDefined()
  })

  it.each(['https://evil.example', `${HOST}/`, 'null', '*'])(
    'says nothing to %s, which is not registered',
    async origin => {
      const { wanted, postMessage } = aHost()
      const connected = connectToHost({ ...wanted, address: { ...wanted.address, origin } })
      await expect(connected).rejects.toMatchObject({ code: 'origin_not_registered' })
      expect(postMessage).not.toHaveBeenCalled()
    },
  )

  it.each([null, window])('finds no host where it stands alone', async peer => {
    const { wanted } = aHost({ peer })
    await expect(connectToHost(wanted)).rejects.toMatchObject({ code: 'no_host' })
  })

  it('waits fifteen seconds, whatever strangers say', async () => {
    const { wanted, say, port2 } = aHost()
    const connected = connectToHost(wanted)
    for (const origin of HOSTILE_ORIGINS) say({ origin })
    say({ source: null })
    say({ source: window })
    say({ ports: [] })
    say({ ports: [port2, port2] })
    say({ data: welcome('1-2-3-5') })
    say({ data: hello(NONCE) })
    vi.advanceTimersByTime(15_000)
    await expect(connected).rejects.toMatchObject({ code: 'timed_out' })
  })

  it('hears the list and nothing else', async () => {
    const heard: unknown[] = []
    const { wanted, say, host } = aHost({ onMessage: message => heard.push(message) })
    const connected = connectToHost(wanted)
    say({})
    const link = await connected
    const told = [
      { type: 'amountChanged', amount: '1' },
      'x',
      { type: 'focused' },
      { type: 'localeChanged', locale: 'ro' },
    ]
    // A port has no origin.
    for (const message of told) host.postMessage(message, [])
    await vi.waitFor(() => {
      vi.advanceTimersByTime(50)
      expect(heard).toHaveLength(2)
    }, 10_000)
    expect(heard).toEqual([{ type: 'focused' }, { type: 'localeChanged', locale: 'ro' }])
    link.close()
  })

  it('hears the last of ten thousand, twenty times a second at most', async () => {
    const heard: unknown[] = []
    const { wanted, say, host } = aHost({ onMessage: message => heard.push(message) })
    const connected = connectToHost(wanted)
    say({})
    const link = await connected
    for (let count = 0; count < 10_000; count += 1)
      host.postMessage({ type: 'themeChanged', theme: `t${count}` }, [])
    host.postMessage({ type: 'focused' }, [])
    await vi.waitFor(() => {
      vi.advanceTimersByTime(50)
      expect(heard).toContainEqual({ type: 'focused' })
    }, 10_000)
    expect(heard.slice(-2)).toEqual([{ type: 'themeChanged', theme: 't9999' }, { type: 'focused' }])
    expect(heard.length).toBeLessThan(100)
    link.close()
  })

  it.each(['close', 'abort'])('is loaded anew by no address after %s', async end => {
    const reload = stubReload()
    const { wanted, say, connection } = aHost()
    const connected = connectToHost(wanted)
    say({})
    const link = await connected
    if (end === 'close') link.close()
    else connection.abort()
    dispatchEvent(new Event('hashchange'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('is loaded anew by a host that was, and takes its window back', async () => {
    const reload = stubReload()
    const { wanted, say } = aHost()
    const connected = connectToHost(wanted)
    say({})
    const link = await connected
    dispatchEvent(new Event('hashchange'))
    expect(reload).toHaveBeenCalledTimes(1)
    link.close()
  })

  it('tells the list and nothing else', async () => {
    const { wanted, say, host } = aHost()
    const connected = connectToHost(wanted)
    say({})
    const link = await connected
    const told = nextMessage(host)
    link.send({ type: 'resized', height: 40 })
    await expect(told).resolves.toEqual({ type: 'resized', height: 40 })
    const leak = { type: 'ready', token: 'x' } as FrameMessage
    expect(() => link.send(leak)).toThrow(TypeError)
    link.close()
  })
})
