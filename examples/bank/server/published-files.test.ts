import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishScript } from '@sixpence/tooling/script'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAppServer } from './create-app-server.ts'
import { layPages } from './pages/lay-pages.fixture.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'
const brandsFolder = fileURLToPath(new URL('../../../brands/', import.meta.url))
const clientFolder = mkdtempSync(join(tmpdir(), 'sixpence-client-'))
const published = join(clientFolder, 'embed/v0')
const config = { brand: 'aurelia', api: 'http://bank.localhost', realtime: 'ws://bank.localhost' }

/** Starts the server with the folder's current files. */
async function start() {
  const server = createAppServer({ config, clientFolder, brandsFolder })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    get: (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    stop: () =>
      new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

let running: Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  mkdirSync(join(clientFolder, 'assets'), { recursive: true })
  layPages(clientFolder)
  for (const file of ['embed.html', 'camera.html', 'assets/app-1234.js'])
    writeFileSync(join(clientFolder, file), file)
  publishScript(published, new TextEncoder().encode('first build'))
  running = await start()
})
afterAll(async () => {
  await running.stop()
  rmSync(clientFolder, { recursive: true })
})

const cacheOf = async (path: string, headers = {}) => {
  const answer = await running.get(path, headers)
  return [answer.status, answer.headers.get('Cache-Control')]
}
const manifest = async () =>
  (await (await running.get('/embed/v0/manifest.json')).json()) as Record<string, string>

describe('the script of the elements', () => {
  it('is kept for good under the name that holds its hash, and may be loaded by any page', async () => {
    const { file } = await manifest()
    const answer = await running.get(`/embed/v0/${file}`)
    expect(answer.headers.get('Cache-Control')).toBe(FOR_GOOD)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })

  it.each(['sixpence.js', 'manifest.json'])('is asked for each time as %s', async name => {
    const answer = await running.get(`/embed/v0/${name}`)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const ETag = answer.headers.get('ETag') ?? ''
    const unchanged = await running.get(`/embed/v0/${name}`, { 'If-None-Match': ETag })
    expect(unchanged.status).toBe(304)
    // A browser uses them instead of those that it has kept.
    for (const header of [
      'Cache-Control',
      'Access-Control-Allow-Origin',
      'Cross-Origin-Resource-Policy',
    ])
      expect([header, unchanged.headers.get(header)]).toEqual([header, answer.headers.get(header)])
  })

  it('stays what it was for pages that name it, when another build is served', async () => {
    const before = await manifest()
    await running.stop()
    publishScript(published, new TextEncoder().encode('second build'))
    running = await start()
    const after = await manifest()
    expect(after['file']).not.toBe(before['file'])
    for (const [{ file, integrity }, text] of [
      [before, 'first build'],
      [after, 'second build'],
    ] as const) {
      const bytes = Buffer.from(await (await running.get(`/embed/v0/${file}`)).arrayBuffer())
      expect(bytes.toString()).toBe(text)
      expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity)
    }
    expect(await (await running.get('/embed/v0/sixpence.js')).text()).toBe('second build')
  })
})

describe('what is kept for a year', () => {
  it('is a file of the build', async () => {
    expect(await cacheOf('/assets/app-1234.js')).toEqual([200, FOR_GOOD])
  })

  it.each([
    '/embed',
    '/embed/',
    '/embed/other',
    '/embed/v0',
    '/embed/v0/',
    '/embed/v0/x',
    '/embed/v0/sixpence-0123456789abcdef.js',
    '/embed/v99/sixpence.js',
    '/embed/themes/none.css',
    '/assets',
    '/assets/',
    '/assets/missing',
    '/assets/missing.js',
    '/%61ssets/missing',
    '/missing.js',
  ])('is never an error: %s', async path => {
    expect(await cacheOf(path)).toEqual([404, 'no-store'])
  })

  it.each(['bytes=99999-', 'bytes=9-2', 'bytes=x'])(
    'is the whole file, whatever part is wanted: %s',
    async Range => {
      expect(await cacheOf('/assets/app-1234.js', { Range })).toEqual([200, FOR_GOOD])
    },
  )

  it('is not the app: its pages are not kept at all', async () => {
    expect(await cacheOf('/')).toEqual([200, 'no-store'])
    expect(await cacheOf('/accounts/1')).toEqual([200, 'no-store'])
  })
})

describe('the window that takes photos', () => {
  const headersOf = async (path: string) => (await running.get(path)).headers

  it('alone may use the camera', async () => {
    const answer = await running.get('/camera')
    expect(await answer.text()).toBe('camera.html')
    expect(answer.headers.get('Permissions-Policy')).toMatch(/^camera=\(self\), geolocation=\(\)/)
    for (const path of ['/', '/kyc/personal', '/camera/', '/assets/app-1234.js', '/missing.js'])
      expect((await headersOf(path)).get('Permissions-Policy')).toMatch(/^camera=\(\), /)
  })

  it.each([
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'X-Frame-Options',
    'Referrer-Policy',
    'Cache-Control',
  ])('has the %s of every other page', async name => {
    const [own, others] = [await headersOf('/camera'), await headersOf('/camera.html')]
    expect(own.get(name)).not.toBeNull()
    expect(own.get(name)).toBe(others.get(name))
  })
})
