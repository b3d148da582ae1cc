import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError } from '../app-config.ts'
import { createIsolatedServer } from './create-isolated-server.ts'
import { readIsolatedConfig } from './isolated-config.ts'
import type { IsolatedConfig } from '../../src/isolated/isolated-config.ts'
import { isolatedHeaders } from './isolated-headers.ts'
import { ISOLATED_PAGES } from './isolated-pages.ts'

const folder = fileURLToPath(new URL('../../../../brands/', import.meta.url))
const config = {
  brand: 'aurelia',
  app: 'http://app.localhost',
  signing: 'https://sign.example',
}
const server = createIsolatedServer({ config, clientFolder: folder, brandsFolder: folder })

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise(resolve => server.close(resolve)))

const get = (path: string, options?: RequestInit) => {
  const { port } = server.address() as AddressInfo // it listens on a port
  return fetch(`http://127.0.0.1:${port}${path}`, options)
}

describe('the isolated origin', () => {
  it('says where the app is, and shows the brand', async () => {
    expect(await (await get('/isolated.json')).json()).toEqual(config)
    expect((await get('/brand/brand.json')).status).toBe(200)
  })

  it.each(['/', '/index.html', '/profile', '/config.json', '/embed.html', '/__proto__'])(
    'has no %s',
    async path => expect((await get(path)).status).toBe(404),
  )

  it('takes nothing, and grants nothing that no page needs', async () => {
    expect((await get('/isolated.json', { method: 'POST' })).status).toBe(405)
    const { headers } = await get('/isolated.json')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';")
  })

  it('frames the provider alone where papers are signed', () => {
    const needs = ISOLATED_PAGES['/signing']?.needs(config)
    const policy = isolatedHeaders(needs)['Content-Security-Policy']
    expect(policy).toContain('frame-src https://sign.example')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("default-src 'none'")
  })

  it('adds what a page needs to its policy, and keeps the rest', () => {
    const headers = isolatedHeaders({
      sources: { 'script-src': ['https://sdk.example'], 'media-src': ['blob:'] },
      features: ['camera'],
    })
    const policy = headers['Content-Security-Policy']
    expect(policy).toContain("script-src 'self' https://sdk.example;")
    expect(policy).toContain('media-src blob:')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['Permissions-Policy']).toContain('camera=(self), geolocation=()')
  })
})

const policyOf = (path: string, settings: IsolatedConfig = config) =>
  isolatedHeaders(ISOLATED_PAGES[path]?.needs(settings))['Content-Security-Policy']

describe('its settings', () => {
  const read = (env: Record<string, string>) =>
    readIsolatedConfig(env, { brand: 'aurelia', appPort: 4300 })

  it('are none without a port', () => expect(read({})).toBeUndefined())

  it('are those of this machine by default', () => {
    expect(read({ SIXPENCE_ISOLATED_PORT: '4330' })).toEqual({
      port: 4330,
      origin: 'http://127.0.0.1:4330',
      config: {
        brand: 'aurelia',
        app: 'http://127.0.0.1:4300',
        signing: 'https://app.hellosign.com',
      },
    })
  })

  it('open the policy of the capture for its SDK alone', () => {
    const module = 'https://sdk.example/a.js'
    expect(policyOf('/identity')).not.toContain('onfido')
    const settings = read({ SIXPENCE_ISOLATED_PORT: '4330', SIXPENCE_ONFIDO_MODULE: module })
    expect(settings?.config.onfido).toEqual({ module })
    const policy = policyOf('/identity', settings?.config)
    expect(policy).toContain("script-src 'self' https://sdk.example https://sdk.onfido.com")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it.each([
    { SIXPENCE_ISOLATED_PORT: '4330', SIXPENCE_ONFIDO_MODULE: 'javascript:alert(1)' },
    { SIXPENCE_ISOLATED_PORT: '4330', SIXPENCE_ONFIDO_SDK_URL: 'https://sdk.example/a.js' },
    { SIXPENCE_ISOLATED_PORT: '4300' },
    { SIXPENCE_ISOLATED_PORT: 'x' },
    { SIXPENCE_ISOLATED_PORT: '4330', SIXPENCE_APP: 'https://bank.example/' },
    { SIXPENCE_ISOLATED_PORT: '4330', SIXPENCE_ISOLATED: 'bank.example' },
    { SIXPENCE_ISOLATED_PORT: '4330', SIXPENCE_SIGNING: 'sign.example' },
  ])('are refused where they cannot work: %o', env => {
    expect(() => read(env)).toThrow(ConfigError)
  })
})
