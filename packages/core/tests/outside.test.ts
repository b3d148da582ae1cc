import { describe, expect, it } from 'vitest'
import { createSixpence } from '../src/index.ts'
import { nodePlatform } from '../src/platform/node-platform.ts'
import { aBank } from './bank.ts'

const bank = aBank()
const API = 'http://bank.localhost'

/** Core without a signed-in user, and the requests that leave it. */
function aStranger(ipPrivacy?: string) {
  const sent: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push(new Request(input, init))
    return bank.sandbox.fetch(input, init)
  }
  const sixpence = createSixpence({ api: API, platform: { ...nodePlatform(), fetch }, ipPrivacy })
  return { lookups: sixpence.lookups, dispose: () => sixpence.dispose(), sent }
}

describe('what is outside of the bank', () => {
  it('has addresses judged by the bank, in their order (API-034)', async () => {
    const { lookups } = await bank.signedIn(await bank.person())
    const urls = ['https://shop.example/', 'https://10.0.0.1/', 'https://nobody.invalid/']
    expect(await lookups.checkUrls({ urls })).toEqual([
      { url: urls[0], status: 'reachable' },
      { url: urls[1], status: 'notAllowed' },
      { url: urls[2], status: 'unreachable' },
    ])
    await expect(lookups.checkUrls({ urls: [] })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it('asks the configured service with the address at the end, and tells it no more (START-019)', async () => {
    const { lookups, sent, dispose } = aStranger(`${API}/outside/ip-privacy/`)
    expect(await lookups.ipPrivacy({ ip: '203.0.113.7' })).toEqual({
      vpn: true,
      proxy: false,
      tor: false,
      relay: false,
      hosting: false,
    })
    const asked = sent.filter(({ url }) => url.includes('ip-privacy'))
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${API}/outside/ip-privacy/203.0.113.7`,
    ])
    expect([...(asked[0]?.headers.keys() ?? [])]).toEqual(['accept'])
    expect(asked[0]?.credentials).toBe('omit')
    dispose()
  })

  it('asks nobody where none is configured, and nothing but addresses (START-019)', async () => {
    const [without, having] = [aStranger(), aStranger(`${API}/outside/ip-privacy/`)]
    expect(await without.lookups.ipPrivacy({ ip: '203.0.113.7' })).toBeUndefined()
    await expect(having.lookups.ipPrivacy({ ip: '../../api' })).rejects.toThrow(TypeError)
    expect([...without.sent, ...having.sent]).toEqual([])
    without.dispose()
    having.dispose()
  })

  it.each(['nowhere', 'ftp://ip.example/', 'https://me:secret@ip.example/'])(
    'takes no %s for a service (START-019)',
    address => {
      expect(() => aStranger(address)).toThrow(TypeError)
    },
  )

  it('takes no other shape for an answer', async () => {
    const { lookups, dispose } = aStranger(`${API}/health?`)
    await expect(lookups.ipPrivacy({ ip: '127.0.0.1' })).rejects.toMatchObject({
      code: 'unexpected_answer',
    })
    dispose()
    const wrong = aStranger(`${API}/nothing/`)
    await expect(wrong.lookups.ipPrivacy({ ip: '127.0.0.1' })).rejects.toMatchObject({
      code: 'server_unavailable',
    })
    wrong.dispose()
  })
})
