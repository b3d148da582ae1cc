import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { browserPlatform } from './browser-platform.ts'
import { checkOptions } from './check-options.ts'
import { reportVersion } from './report-version.ts'
import { webCrypto } from './web-crypto.ts'

const api = 'https://api.bank.example'
const NO_ADDRESS =
  "`api` must be the bank's address with its scheme, e.g. 'https://api.bank.example', not"
const PLATFORM = 'e.g. `platform: browserPlatform()`, or `nodePlatform()` in Node'

describe('checkOptions', () => {
  it.each<[what: string, options: object, sentence: string]>([
    ['no address', { platform: {} }, `${NO_ADDRESS} undefined`],
    [
      'an address without a scheme',
      { api: '127.0.0.1:5500', platform: {} },
      `${NO_ADDRESS} 127.0.0.1:5500`,
    ],
    ['a host as a scheme', { api: 'localhost:5500', platform: {} }, `${NO_ADDRESS} localhost:5500`],
    ['no platform', { api }, `\`platform\` is missing, ${PLATFORM}`],
    [
      'a platform not called',
      { api, platform: browserPlatform },
      `\`platform\` is a function: call it, ${PLATFORM}`,
    ],
  ])('refuses %s, and says what to change', (_what, options, sentence) => {
    expect(() => checkOptions(options as never)).toThrow(new TypeError(sentence))
  })

  it('returns the origin of the address', () => {
    expect(checkOptions({ api: `${api}/`, platform: webCrypto })).toBe(api)
  })
})

describe('reportVersion', () => {
  it('names two versions of the package on one page, once', () => {
    const heard = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const loaded = Symbol.for('@sixpence/core')
    Reflect.deleteProperty(globalThis, loaded)
    for (const version of ['1.0.0', '1.0.0', '1.1.0', '1.0.0', '1.1.0']) reportVersion(version)
    Reflect.deleteProperty(globalThis, loaded)
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      'Sixpence: @sixpence/core is loaded in the versions 1.0.0 and 1.1.0: install one of them',
    )
    heard.mockRestore()
  })
})

describe('an address where no bank answers', () => {
  let heard: MockInstance
  beforeEach(() => {
    vi.resetModules()
    for (const name of ['window', 'document']) vi.stubGlobal(name, new EventTarget())
    vi.stubGlobal('location', { origin: 'http://localhost:5173' })
    vi.stubGlobal('navigator', { onLine: true })
    heard = vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const isProbe = (init: RequestInit | undefined) => init?.mode === 'no-cors'
  const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
  const refused = () => {
    throw new TypeError('Failed to fetch')
  }

  it.each<[what: string, answer: (init?: RequestInit) => Response, fault: string]>([
    ['a web server', page, 'answers with a web page instead of JSON'],
    [
      'another service',
      init => (isProbe(init) ? Response.error() : refused()),
      'lets no page of http://localhost:5173 read its answer',
    ],
    ['nothing', refused, 'gives this page no answer'],
  ])('is named once in the console: %s', async (what, answer, fault) => {
    vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => answer(init))
    const { fetch } = browserPlatform()
    const origin = `https://${what.replaceAll(' ', '-')}.example`
    for (let call = 0; call < 2; call += 1) await fetch(`${origin}/api`).catch(() => undefined)
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      `Sixpence: ${origin} ${fault}. Check that \`api\` is the address of the bank.`,
    )
  })

  it('is not suspected once the bank has answered', async () => {
    const answers = [() => Response.json({}), refused, page]
    vi.stubGlobal('fetch', async () => answers.shift()?.())
    const { fetch } = browserPlatform()
    for (let call = 0; call < 3; call += 1) await fetch(`${api}/api`).catch(() => undefined)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(heard).not.toHaveBeenCalled()
  })
})
