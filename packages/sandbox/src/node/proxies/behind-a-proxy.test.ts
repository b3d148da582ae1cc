import { describe, expect, it } from 'vitest'
import { aManagedMerchant } from '../../../tests/merchant-tools.ts'
import { type Json, loginOf, readJson, testSandbox } from '../../../tests/test-sandbox.ts'
import { serveSandbox } from '../serve.ts'
import { trustedProxies } from './trusted-proxies.ts'

const bank = testSandbox()
const CLIENT = '203.0.113.7'

type Ask = (path: string, forwardedFor: string, init?: RequestInit) => Promise<Json>

/** Sends requests to a bank on a port like a proxy on this machine. */
async function behindProxy(setting: string, work: (ask: Ask) => Promise<void>) {
  const ports = { bankPort: 0, controlPort: 0 }
  const isTrustedProxy = trustedProxies(setting)
  const served = await serveSandbox(Promise.resolve(bank.sandbox), { ...ports, isTrustedProxy })
  const ask: Ask = (path, forwardedFor, init) => {
    const request = new Request(`http://127.0.0.1:${served.bankPort}${path}`, init)
    request.headers.set('X-Forwarded-For', forwardedFor)
    return readJson(fetch(request))
  }
  try {
    await work(ask)
  } finally {
    await served.close()
  }
}

describe('behind a proxy', () => {
  it('an API key is let in by the address of its server, which nobody else can name', async () => {
    const { shop, owner } = await aManagedMerchant(bank)
    await owner.create('allowedip', { name: 'Server', ipFrom: CLIENT })
    const path = `/public-api/checkout/${'0'.repeat(32)}`
    const init = { headers: { Authorization: `Bearer ${shop.apiKey}` } }
    const refused = { status: 403, code: 'address_not_allowed' }
    await behindProxy('127.0.0.1', async ask => {
      expect(await ask(path, CLIENT, init)).toMatchObject({ status: 404 })
      expect(await ask(path, `${CLIENT}, 198.51.100.1`, init)).toMatchObject(refused)
    })
    await behindProxy('', async ask => {
      expect(await ask(path, CLIENT, init)).toMatchObject(refused)
    })
  })

  it('customers sign in from where they allow it', async () => {
    const person = await bank.person()
    const { accessToken } = await bank.signIn(person)
    for (const ip of ['127.0.0.1', CLIENT]) await bank.call('ipAccessAdd', { ip }, accessToken)
    await bank.call('ipAccessModeSet', { enable: true }, accessToken)
    const body = JSON.stringify(loginOf(person.email, person.password))
    await behindProxy('127.0.0.1', async ask => {
      const from = (ip: string) => ask('/auth/login', ip, { method: 'POST', body })
      expect(await from(CLIENT)).toMatchObject({ status: 200 })
      expect((await from('198.51.100.1')).status).toBe(401)
    })
  })

  it.each([
    ['address', '198.51.100.99', '198.51.100.99'],
    ['network', '2001:db8:1:2::', '2001:db8:1:2:3:4:5:6'],
  ])('the bot check is wanted of the %s alone that has failed', async (_what, counted, ip) => {
    const person = await bank.person()
    const since = bank.sandbox.clock.now()
    await bank.database.sql`
      insert into address_failure (ip, failed, since) values (${counted}, 30, ${since})`
    const { captcha: _, ...login } = loginOf(person.email, person.password)
    const body = JSON.stringify(login)
    await behindProxy('127.0.0.0/8', async ask => {
      const from = (address: string) => ask('/auth/login', address, { method: 'POST', body })
      expect(await from(ip)).toMatchObject({ code: 'captcha_needed' })
      expect(await from(CLIENT)).toMatchObject({ status: 200 })
    })
  })
})
