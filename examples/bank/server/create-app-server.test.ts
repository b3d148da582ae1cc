import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAppServer } from './create-app-server.ts'

const folder = fileURLToPath(new URL('../../../brands/', import.meta.url))
const options = {
  config: { brand: 'aurelia', api: 'http://bank.localhost', realtime: 'ws://bank.localhost' },
  clientFolder: folder,
  brandsFolder: folder,
  hosts: ['bank.example'],
  showsViolations: true,
}
const server = createAppServer(options)

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise(resolve => server.close(resolve)))

/** Returns the first line of the response to a target or headers that no browser would send. */
function statusLine(target: string, headers = 'Host: 127.0.0.1'): Promise<string> {
  const { port } = server.address() as AddressInfo // it listens on a port
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`),
    )
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', piece => (text += String(piece)))
    socket.on('end', () => resolve(text.split('\r\n', 1)[0] ?? ''))
    socket.on('error', reject)
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')))
  })
}

describe('the server of the app', () => {
  it.each(['//', '//[', 'http://', 'http://[::1/'])('survives the address %s', async target => {
    expect(await statusLine(target)).toMatch(/^HTTP\/1\.1 400/)
    expect(await statusLine('/health')).toMatch(/^HTTP\/1\.1 200/)
  })

  it('answers to names of this machine, and to those it is given', async () => {
    const paths = ['/', '/config.json', '/embed/v0/sixpence.js', '/csp-report']
    for (const path of paths)
      expect(await statusLine(path, 'Host: evil.example:4300')).toContain('403')
    expect(await statusLine('/health', 'Host: bank.example')).toMatch(/^HTTP\/1\.1 200/)
    expect(await statusLine('/health', 'Host: localhost:4300')).toMatch(/^HTTP\/1\.1 200/)
  })

  const address = () => {
    const { port } = server.address() as AddressInfo // it listens on a port
    return `http://127.0.0.1:${port}`
  }
  it('tells pages of others which bank it is', async () => {
    const answer = await fetch(`${address()}/embed/v0/bank.json`)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Content-Type')).toContain('application/json')
    expect(await answer.json()).toMatchObject({ name: 'Aurelia', mark: '/brand/mark.svg' })
  })

  const report = async (body: unknown, type = 'application/reports+json') => {
    const headers = { 'Content-Type': type }
    const options = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${address()}/csp-report`, options)).status
  }
  const latest = async () => {
    const kept = (await (await fetch(`${address()}/csp-reports`)).json()) as { blocked: string }[]
    return kept.at(-1)?.blocked
  }

  it.each(['/', '/home', '/config.json', '/brand/theme.css', '/no-such-file.js'])(
    'sends the security headers with %s',
    async path => {
      const { headers } = await fetch(address() + path)
      const policy = headers.get('Content-Security-Policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    },
  )

  it('serves its own brand, and the look of every other to frames', async () => {
    const text = async (path: string) => (await fetch(address() + path)).text()
    expect(await text('/brand/theme.css')).toContain('Aurelia')
    expect(await text('/brand/theme.css?v=2')).toContain('Aurelia')
    expect(await text('/embed/themes/fjord.css')).toContain('Fjord')
    for (const path of ['/embed/themes/none.css', '/embed/themes/..%2ffjord.css', '/brand/x.css'])
      expect((await fetch(address() + path)).status).toBe(404)
  })

  it('keeps no query and no fragment of any address in a report', async () => {
    const secret = 'https://app.example/activate?code=secret#secret'
    const body = { blockedURL: secret, documentURL: secret, sourceFile: secret }
    const old = { 'blocked-uri': secret, 'document-uri': secret, 'source-file': secret }
    expect(await report([{ body }])).toBe(204)
    expect(await report({ 'csp-report': old }, 'application/csp-report')).toBe(204)
    const kept = (await (await fetch(`${address()}/csp-reports`)).json()) as object[]
    const stripped = 'https://app.example/activate'
    for (const each of kept.slice(-2))
      expect(each).toMatchObject({ blocked: stripped, document: stripped, source: stripped })
  })

  it('keeps the latest reports alone, however many are sent', async () => {
    const reports = Array.from({ length: 150 }, (_, n) => ({ body: { blockedURL: `no ${n}` } }))
    expect(await report(reports)).toBe(204)
    const kept = (await (await fetch(`${address()}/csp-reports`)).json()) as unknown[]
    expect(kept).toHaveLength(100)
    expect(await latest()).toBe('no 149')
  })

  it('takes the reports of a browser in either form', async () => {
    const old = { 'csp-report': { 'blocked-uri': 'old' } }
    expect(await report(old, 'application/csp-report')).toBe(204)
    expect(await latest()).toBe('old')
    expect(await report([{ body: { blockedURL: 'new' } }])).toBe(204)
    expect(await latest()).toBe('new')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'passes over what comes as %s',
    async type => {
      expect(await report({ body: { blockedURL: `by ${type}` } }, type)).toBe(204)
      expect(await latest()).not.toBe(`by ${type}`)
    },
  )

  it('passes over a report that is too long, and shortens a text that is', async () => {
    expect(await report({ body: { blockedURL: `long ${'x'.repeat(10_000_000)}` } })).toBe(204)
    expect(await latest()).not.toMatch(/^long/)
    expect(await report({ body: { blockedURL: 'y'.repeat(5_000) } })).toBe(204)
    expect(await latest()).toBe('y'.repeat(1_000))
  })

  it.each([
    ['Host: bank.example'],
    ['Host: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.1'],
    ['Host: 127.0.0.1\r\nForwarded: for=192.0.2.1'],
  ])('shows reports to nobody from elsewhere (%j)', async headers => {
    expect(await statusLine('/csp-reports')).toMatch(/^HTTP\/1\.1 200/)
    expect(await statusLine('/csp-reports', headers)).toMatch(/^HTTP\/1\.1 404/)
  })

  it('shows reports to nobody unless it is set to', async () => {
    const quiet = createAppServer({ ...options, showsViolations: false })
    await new Promise<void>(resolve => quiet.listen(0, '127.0.0.1', resolve))
    const { port } = quiet.address() as AddressInfo // it listens on a port
    expect((await fetch(`http://127.0.0.1:${port}/csp-reports`)).status).toBe(404)
    quiet.closeAllConnections()
    quiet.close()
  })
})
