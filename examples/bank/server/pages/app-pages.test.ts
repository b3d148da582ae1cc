import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import english from '@sixpence/locales/en/shell.json' with { type: 'json' }
import invoicesInRomanian from '@sixpence/locales/ro/invoices.json' with { type: 'json' }
import romanian from '@sixpence/locales/ro/shell.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAppServer } from '../create-app-server.ts'
import { layPages } from './lay-pages.fixture.ts'

const brandsFolder = fileURLToPath(new URL('../../../../brands/', import.meta.url))
const clientFolder = mkdtempSync(join(tmpdir(), 'sixpence-pages-'))
layPages(clientFolder)
const inbox = 'http://inbox.localhost/?</script><script>'
const api = 'http://bank.localhost'
const config = { brand: 'aurelia', api, realtime: 'ws://bank.localhost', inbox }
const server = createAppServer({ config, clientFolder, brandsFolder })

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  rmSync(clientFolder, { recursive: true })
})

async function ask(path: string, init: RequestInit = {}) {
  const { port } = server.address() as AddressInfo // it listens on a port
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  return { status: answer.status, headers: answer.headers, policy, html: await answer.text() }
}

const inRomanian = { headers: { 'Accept-Language': 'ro' } }
const signedIn = { headers: { Cookie: 'sixpence.session=1' } }

describe('the page of a stranger', () => {
  it.each(['/', '/login', '/history'])('has the sign-in form in it: %s', async path => {
    const { html, status } = await ask(path)
    expect(status).toBe(200)
    expect(html).toContain(`>${english.signInTitle}</h1>`)
    expect(html).toMatch(/<form[^>]* action="\/one-moment" method="post"/)
    expect(html).toMatch(/<input type="password"[^>]* name="password"/)
  })

  it('is written in the language of the browser, or in the one chosen', async () => {
    const { html } = await ask('/login', inRomanian)
    expect(html).toMatch(/<html lang="ro" dir="ltr" class="sp-root">/)
    expect(html).toContain(`<title>${romanian.signInTitle} · Aurelia</title>`)
    const chosen = { ...inRomanian.headers, Cookie: 'sixpence.locale=ua' }
    expect((await ask('/login', { headers: chosen })).html).toMatch(
      /<html lang="uk" dir="ltr" class="sp-root">/,
    )
  })

  it('is kept nowhere, and says what it depends on', async () => {
    const { headers } = await ask('/login')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
  })

  it('brings its look along, by a hash that its policy names, and no script', async () => {
    const { html, policy } = await ask('/login')
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    expect(styles[0]).toContain('.sp-login{color:red}')
    expect(styles[1]).toContain('--sp-color-primary')
    const hashes = styles.map(
      style => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    )
    expect(policy).toContain(`style-src 'self' ${hashes.join(' ')};`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("form-action 'self';")
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    for (const attributes of scripts)
      expect(attributes).toMatch(/ src="\/| type="application\/json"/)
  })

  it('says what it is made of as data, which no text can leave', async () => {
    const { html } = await ask('/login')
    const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({ config, locale: 'en', brand: { id: 'aurelia' } })
  })

  it('says why somebody was signed out, as the address does', async () => {
    const { html } = await ask('/login?why=accessEnded')
    expect(html).toContain(english.accessEndedNotice)
    expect((await ask('/login?why=other')).html).not.toContain('sp-alert-info')
  })

  it.each(['br', 'gzip', 'identity'])('is the same page as %s', async encoding => {
    const headers = { 'Accept-Encoding': encoding }
    const answer = await ask('/login', { headers })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(answer.html).toBe((await ask('/login')).html)
  })
})

describe('the page of a link to an invoice', () => {
  it('is drawn ahead for strangers, in their language, until the invoice is there', async () => {
    const { html, policy } = await ask('/invoice/a-secret_1', inRomanian)
    expect(html).toContain(`<title>${invoicesInRomanian.invoiceTitle} · Aurelia</title>`)
    expect(html).toContain(`>${invoicesInRomanian.invoiceTitle}</h1>`)
    expect(html).toContain('sp-skeleton')
    expect(html).not.toContain('<form')
    expect(policy).toContain("form-action 'none';")
  })

  it('reaches the bank before the scripts are there that ask it', async () => {
    const { html } = await ask('/invoice/a-secret_1')
    expect(html).toContain(`<link rel="preconnect" href="${api}" crossorigin />`)
  })

  it('is found by no search, and holds nothing of the link', async () => {
    const { html, headers } = await ask('/invoice/a-secret_1')
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toContain('a-secret_1')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  it('is the app for whoever is signed in', async () => {
    const { html } = await ask('/invoice/a-secret_1', signedIn)
    expect(html).toContain('sp-start')
    expect(html).not.toContain('</h1>')
  })
})

describe('the page of somebody who is signed in', () => {
  it.each(['/', '/login', '/home'])('has the frame of the bank and no form: %s', async path => {
    const { html, policy } = await ask(path, signedIn)
    expect(html).toContain('sp-start-shell')
    expect(html).not.toContain('<form')
    expect(policy).toContain("form-action 'none';")
  })

  it.each([
    { path: '/home', options: signedIn, files: ['/assets/bank-1.js', '/assets/home-1.js'] },
    { path: '/history', options: signedIn, files: ['/assets/bank-1.js'] },
    { path: '/activate', options: signedIn, files: [] },
    { path: '/activate', options: {}, files: [] },
    { path: '/login', options: {}, files: [] },
  ])(
    'names the code that is loaded after the first: $path ($options)',
    async ({ path, options, files }) => {
      const { html } = await ask(path, options)
      const links = html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)
      expect([...links].map(([, file]) => file)).toEqual(files)
      const isReturning = files.length > 0
      expect(html.includes(`"isReturning":true`)).toBe(isReturning)
      expect(html.includes('rel="preconnect"')).toBe(isReturning)
    },
  )

  it('opens the bank by what stands above the script that does it', async () => {
    const { html } = await ask('/home', signedIn)
    const [boot, client, first] = ['id="boot"', 'src="/client.js"', 'src="/first.js"'].map(text =>
      html.indexOf(text),
    )
    expect([boot, client, first].every(place => place !== undefined && place > 0)).toBe(true)
    expect(boot).toBeLessThan(client ?? 0)
    expect(client).toBeLessThan(first ?? 0)
  })
})

describe('what is posted before the app is there', () => {
  const body = new URLSearchParams({ username: 'ada@sixpence.example', password: 'lantern-42' })

  it('is let go of, and the customer is told so at an address without any of it', async () => {
    const { status, headers, html } = await ask('/one-moment', { method: 'POST', body })
    expect([status, headers.get('Location'), html]).toEqual([303, '/one-moment', ''])
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Set-Cookie')).toBeNull()
    const page = await ask('/one-moment', inRomanian)
    expect(page.html).toContain(romanian.oneMomentTitle)
    expect(page.html).toContain('<a class="sp-button sp-button-primary" href="/login">')
    expect(page.html).toMatch(/^<!doctype html><html lang="ro" dir="ltr" class="sp-root">/)
    expect(page.html).not.toMatch(/<form|<script/)
  })

  it.each(['/login', '/', '/home', '/one-moment/x'])('goes nowhere else: %s', async path => {
    expect((await ask(path, { method: 'POST', body })).status).toBe(405)
  })
})
