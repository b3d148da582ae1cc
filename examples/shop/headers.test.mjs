import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { freePort } from '@sixpence/tooling/ports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Two sites that embed the bank, each with a page that loads without it. */
const SITES = {
  shop: { variable: 'SIXPENCE_SHOP_PORT', path: '/', ancestors: "'none'" },
  partner: { variable: 'SIXPENCE_PARTNER_PORT', path: '/club.css', ancestors: "'self'" },
}

describe.each(Object.entries(SITES))('the server of the %s', (name, site) => {
  let port = 0
  let server

  beforeAll(async () => {
    port = await freePort()
    const file = fileURLToPath(new URL(`../${name}/server.mjs`, import.meta.url))
    server = spawn(process.execPath, [file], {
      env: { ...process.env, [site.variable]: String(port), SIXPENCE_BANK: 'http://127.0.0.1:1' },
    })
    await new Promise(resolve => server.stdout.once('data', resolve))
  })
  afterAll(() => server.kill())

  /** Requests a path exactly as given; clients would normalise it. */
  const get = path =>
    new Promise((resolve, reject) => {
      request({ port, path, host: '127.0.0.1', agent: false }, answer => {
        answer.resume()
        resolve(answer)
      })
        .on('error', reject)
        .end()
    })

  it.each(['/', site.path, '/missing'])('asks of itself what it needs: %s', async path => {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${site.ancestors}`)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
  })

  it.each(['////', '//[', 'http://[::1/', '//x'])('takes %s for no page', async path => {
    expect([400, 404]).toContain((await get(path)).statusCode)
    expect((await get(site.path)).statusCode).toBe(200)
  })
})
