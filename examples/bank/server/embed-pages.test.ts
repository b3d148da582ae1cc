import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAppServer } from './create-app-server.ts'

const KEY = 'ck_sandbox_shop'
const EVIL = "https://a.example; script-src 'unsafe-inline'"
const brandsFolder = fileURLToPath(new URL('../../../brands/', import.meta.url))
const clientFolder = mkdtempSync(join(tmpdir(), 'sixpence-client-'))
for (const file of ['index.html', 'embed.html']) {
  writeFileSync(join(clientFolder, file), file)
}

const asked: string[] = []
const bank = createServer(((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/public-api/embedder/ck_sandbox_broken') response.statusCode = 500
  else if (request.url !== `/public-api/embedder/${KEY}`) response.statusCode = 404
  response.end(JSON.stringify({ name: 'Books', origins: ['http://shop.localhost:4320', EVIL] }))
}) satisfies RequestListener)
let app: Server

const listen = (server: Server) =>
  new Promise<string>(resolve =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  )
let address = ''

beforeAll(async () => {
  const api = await listen(bank)
  const config = { brand: 'aurelia', api, realtime: api.replace('http', 'ws') }
  app = createAppServer({ config, clientFolder, brandsFolder })
  address = await listen(app)
})
afterAll(() => {
  app.close()
  bank.close()
  rmSync(clientFolder, { recursive: true })
})

const get = (path: string) => fetch(address + path)

describe('a frame of the bank', () => {
  it.each(['accounts', 'transfer'])(
    '%s may be held by the registered origins alone',
    async name => {
      const answer = await get(`/embed/${name}?client-key=${KEY}`)
      expect(await answer.text()).toBe('embed.html')
      expect(answer.headers.get('Content-Security-Policy')).toContain(
        'frame-ancestors http://shop.localhost:4320;',
      )
      expect(answer.headers.get('X-Frame-Options')).toBeNull()
      expect(answer.headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp')
    },
  )

  it.each(['approvals', 'cards', 'history'])('is of %s as well', async name => {
    const answer = await get(`/embed/${name}?client-key=${KEY}`)
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(answer.headers.get('X-Frame-Options')).toBeNull()
  })

  it('takes nothing into its policy that is no origin', async () => {
    const answer = await get(`/embed/accounts?client-key=${KEY}`)
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe-inline')
  })

  it.each(['', '?client-key=', '?client-key=ck_sandbox_nobody', '?client-key=../../api'])(
    'is not shown for "%s"',
    async query => {
      expect((await get(`/embed/accounts${query}`)).status).toBe(404)
    },
  )

  it('is not shown while the bank cannot be asked, and asks again', async () => {
    const path = '/embed/accounts?client-key=ck_sandbox_broken'
    expect([(await get(path)).status, (await get(path)).status]).toEqual([502, 502])
    expect(asked.filter(url => url.endsWith('broken'))).toHaveLength(2)
  })

  it('asks the bank once for many', async () => {
    await Promise.all(Array.from({ length: 9 }, () => get(`/embed/transfer?client-key=${KEY}`)))
    expect(asked.filter(url => url.endsWith(KEY))).toHaveLength(1)
  })
})

describe('a window of the bank', () => {
  it.each(['sign-in', 'confirm', 'decide', 'checkout'])(
    '%s keeps its opener and is never framed',
    async name => {
      const answer = await get(`/embed/${name}?client-key=${KEY}`)
      expect(await answer.text()).toBe('embed.html')
      expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
      expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(answer.headers.get('X-Frame-Options')).toBe('DENY')
    },
  )

  it('says itself, in view of its opener, that nobody has the key', async () => {
    const answer = await get('/embed/checkout?client-key=ck_sandbox_nobody')
    expect([answer.status, await answer.text()]).toEqual([200, 'embed.html'])
    expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
    expect(answer.headers.get('X-Frame-Options')).toBe('DENY')
  })

  it('leaves every other page as strict as before', async () => {
    const answer = await get('/embed/other')
    expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })
})

describe('the page of a saved button', () => {
  it('is the bank’s own, in nobody’s frame, and asks about no client key (MERCH-003)', async () => {
    const before = asked.length
    const answer = await get(`/pay/btn_${'0f'.repeat(16)}?client-key=nonsense`)
    expect([answer.status, await answer.text()]).toEqual([200, 'embed.html'])
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(asked.slice(before)).toEqual([])
  })
})

describe('who embeds', () => {
  it('is told to the pages of the bank', async () => {
    const answer = await get(`/embed/embedder.json?client-key=${KEY}`)
    expect(await answer.json()).toEqual({ name: 'Books', origins: ['http://shop.localhost:4320'] })
    expect((await get('/embed/embedder.json?client-key=ck_sandbox_nobody')).status).toBe(404)
  })
})
