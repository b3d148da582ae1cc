import { SIGNATURE_HEADER, verifySignature } from '@sixpence/protocol/merchant-signature'
import { describe, expect, it, vi } from 'vitest'
import { receivers } from '../../../tests/a-receiver.ts'
import { shoppersOf } from '../../../tests/a-shopper.ts'
import { aManagedMerchant, itemsOf, type ToolUser } from '../../../tests/merchant-tools.ts'
import { eventually, testSandbox } from '../../../tests/test-sandbox.ts'
import { NOTIFIER_AGENT } from '../../http/index.ts'

const servers = receivers()
const bank = testSandbox({ post: servers.post })
const shoppers = shoppersOf(bank)
const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const cameTimes = (url: string, times: number) =>
  eventually(() => expect(servers.at(url)).toHaveLength(times))
const add = (owner: ToolUser, url: string, more = {}) =>
  owner.create('webhook', { name: 'Shop', enabled: true, url, ...more })
const idIn = (body: string) => (JSON.parse(body) as { id: string }).id

async function aMerchantWith(...reactions: Parameters<typeof servers.address>) {
  const { shop, owner } = await aManagedMerchant(bank)
  const url = servers.address(...reactions)
  const made = await add(owner, url)
  const buyer = await shoppers.come()
  const paid = async () => {
    const { id } = await shop.open()
    // Their session is over when days have passed.
    await shoppers.pay(await shoppers.signedIn(buyer), id)
    return id
  }
  const webhook = async () => itemsOf(await owner.list('webhook'))[0]
  return { shop, owner, url, made, id: String(made['id']), paid, webhook }
}

describe('a webhook', () => {
  it('is made with a secret that is told once (MERCH-021, MERCH-022, MERCH-023)', async () => {
    const { owner, made, url, webhook } = await aMerchantWith()
    expect(made).toMatchObject({ http: 201, name: 'Shop', enabled: true, url, waiting: 0 })
    expect(made['secret']).toMatch(/^whsec_[A-Za-z0-9_-]{43}$/)
    const { http: _, secret, ...shown } = made
    expect(await webhook()).toEqual(shown)
    expect(JSON.stringify(await owner.list('webhook'))).not.toContain(secret)
  })

  it('is told what the others are told, under one id, each signed with its own secret', async () => {
    const { owner, url, made, paid } = await aMerchantWith()
    const second = servers.address()
    const { secret } = await add(owner, second)
    await paid()
    await cameTimes(url, 1)
    await cameTimes(second, 1)
    const [[first], [other]] = [servers.at(url), servers.at(second)]
    expect(first?.body).toBe(other?.body)
    const now = new Date()
    const verified = (at: typeof first, key: unknown) =>
      verifySignature({ body: at?.body ?? '', header: at?.signature, secret: String(key), now })
    expect(await verified(first, made['secret'])).toBe(true)
    expect(await verified(other, secret)).toBe(true)
    expect(await verified(other, made['secret'])).toBe(false)
  })

  it('is told nothing while it is off, and the last three days once it is on (MERCH-024, MERCH-029)', async () => {
    const { owner, url, id, paid, webhook } = await aMerchantWith()
    const off = await owner.update(`webhook/${id}`, { name: '', enabled: false })
    expect(off).toMatchObject({ http: 200, name: 'Shop', enabled: false, url })
    await paid()
    await bank.sandbox.clock.advance(4 * DAY)
    await paid()
    expect(servers.at(url)).toEqual([])
    expect(await webhook()).toMatchObject({ failures: 0 })
    await owner.update(`webhook/${id}`, { enabled: true })
    await cameTimes(url, 1)
    await bank.sandbox.clock.advance(HOUR)
    expect(await webhook()).toMatchObject({ waiting: 0 })
    await cameTimes(url, 1)
  })

  it('moves what waits along with it (MERCH-024)', async () => {
    const { owner, url, id, paid, webhook } = await aMerchantWith(500)
    await paid()
    await cameTimes(url, 1)
    await eventually(async () => expect(await webhook()).toMatchObject({ failures: 1, waiting: 1 }))
    const next = servers.address()
    const moved = await owner.update(`webhook/${id}`, { url: next })
    expect(moved).toMatchObject({ name: 'Shop', enabled: true, url: next, failures: 0 })
    await bank.sandbox.clock.advance(HOUR)
    await cameTimes(next, 1)
    expect(idIn(servers.at(next)[0]?.body ?? '')).toBe(idIn(servers.at(url)[0]?.body ?? ''))
  })

  it('is told again what was given up while it was off (MERCH-028)', async () => {
    const { owner, url, id, paid } = await aMerchantWith(500)
    await paid()
    await cameTimes(url, 1)
    await eventually(async () =>
      expect(itemsOf(await owner.list('webhookRequest'))).toHaveLength(1),
    )
    const [{ id: logged } = {}] = itemsOf(await owner.list('webhookRequest'))
    await owner.update(`webhook/${id}`, { enabled: false })
    await bank.sandbox.clock.advance(4 * DAY)
    await owner.update(`webhook/${id}`, { enabled: true })
    const again = await owner.create(`webhookRequest/${String(logged)}/resend`, {})
    expect(again).toMatchObject({ http: 200 })
    await cameTimes(url, 2)
    expect(idIn(servers.at(url)[1]?.body ?? '')).toBe(idIn(servers.at(url)[0]?.body ?? ''))
  })

  it('is gone with what waits once it is deleted (MERCH-025)', async () => {
    const { owner, url, id, paid } = await aMerchantWith(500, 500)
    await paid()
    await cameTimes(url, 1)
    expect(await owner.remove(`webhook/${id}`)).toMatchObject({ http: 200 })
    await bank.sandbox.clock.advance(HOUR)
    await paid()
    expect(servers.at(url)).toHaveLength(1)
    expect(itemsOf(await owner.list('webhook'))).toEqual([])
    await eventually(async () =>
      expect(itemsOf(await owner.list('webhookRequest'))).toMatchObject([{ webhookId: id }]),
    )
  })

  it('is signed with both secrets for a day after it has a new one', async () => {
    const { owner, url, id, made, paid, webhook } = await aMerchantWith()
    const renewed = await owner.create(`webhook/${id}/secret`, {})
    expect(renewed['secret']).toMatch(/^whsec_[A-Za-z0-9_-]{43}$/)
    expect(renewed['secret']).not.toBe(made['secret'])
    expect(await webhook()).toMatchObject({ formerSecretUntil: expect.any(String) as string })
    const accepts = async (index: number, secret: unknown) => {
      const { body = '', signature: header } = servers.at(url)[index] ?? {}
      return verifySignature({ body, header, secret: String(secret), now: new Date() })
    }
    await paid()
    await cameTimes(url, 1)
    expect(await accepts(0, made['secret'])).toBe(true)
    expect(await accepts(0, renewed['secret'])).toBe(true)
    await bank.sandbox.clock.advance(DAY)
    await paid()
    await cameTimes(url, 2)
    expect(await accepts(1, made['secret'])).toBe(false)
    expect(await accepts(1, renewed['secret'])).toBe(true)
    expect(await webhook()).not.toHaveProperty('formerSecretUntil')
  })

  it.each([
    'http://books.example/hooks',
    'https://127.0.0.1/hooks',
    'https://10.0.0.1/hooks',
    'https://0x7f000001/hooks',
    'https://[::ffff:127.0.0.1]/hooks',
    'https://user:password@books.example/hooks',
    'https://books.example:8443/hooks',
    'javascript:alert(1)',
    '',
  ])('is not made for "%s" (MERCH-030)', async url => {
    const { owner } = await aManagedMerchant(bank)
    expect(await add(owner, url)).toMatchObject({
      http: 400,
      code: 'invalid_request',
      message: expect.stringMatching(/https|url: is missing/) as string,
    })
    expect(await owner.create('webhook/ping', { url })).toMatchObject({ http: 400 })
  })

  it('can be one of a hundred', async () => {
    const { owner } = await aManagedMerchant(bank)
    const names = Array.from({ length: 100 }, (_, index) => `Hook ${index}`)
    for (const name of names) await add(owner, 'https://books.example/hooks', { name })
    const refused = await add(owner, 'https://books.example/hooks')
    expect(refused).toMatchObject({ http: 400 })
    expect(refused['message']).toContain('100 webhooks')
  })

  it('is another’s as if it did not exist', async () => {
    const { owner, id, url, paid } = await aMerchantWith()
    const { owner: other } = await aManagedMerchant(bank)
    const change = { name: 'Theirs', enabled: false, url: 'https://other.example/hooks' }
    const [mine, nobodys] = [`webhook/${id}`, 'webhook/no-such-webhook']
    expect(await other.update(mine, change)).toEqual(await other.update(nobodys, change))
    expect(await other.remove(mine)).toEqual(await other.remove(nobodys))
    expect(await other.create(`${mine}/secret`, {})).toEqual(
      await other.create(`${nobodys}/secret`, {}),
    )
    await paid()
    await cameTimes(url, 1)
    await eventually(async () =>
      expect(itemsOf(await owner.list('webhookRequest'))).toHaveLength(1),
    )
    const [{ id: logged } = {}] = itemsOf(await owner.list('webhookRequest'))
    expect(await other.create(`webhookRequest/${String(logged)}/resend`, {})).toEqual(
      await other.create('webhookRequest/no-such-row/resend', {}),
    )
    expect(itemsOf(await other.list('webhookRequest'))).toEqual([])
  })
})

describe('a ping', () => {
  it('tells status and time, and is signed for a webhook (MERCH-026)', async () => {
    const { owner, url, made } = await aMerchantWith(301)
    const told = await owner.create('webhook/ping', { url })
    expect(told).toMatchObject({ http: 200, delivered: false, httpStatus: 301 })
    expect(told['duration']).toBeGreaterThanOrEqual(0)
    const [{ body, signature: header } = { body: '', signature: null }] = servers.at(url)
    expect(JSON.parse(body)).toEqual({
      id: expect.any(String) as string,
      type: 'ping',
      at: expect.any(String) as string,
    })
    const secret = String(made['secret'])
    expect(await verifySignature({ body, header, secret, now: new Date() })).toBe(true)
    expect(itemsOf(await owner.list('webhookRequest'))).toMatchObject([
      { event: 'ping', httpStatus: 301, webhookId: made['id'] },
    ])
  })

  it('has no signature for an address that is no webhook’s', async () => {
    const { owner } = await aManagedMerchant(bank)
    const url = servers.address()
    expect(await owner.create('webhook/ping', { url })).toMatchObject({
      delivered: true,
      httpStatus: 204,
    })
    const headers = servers.at(url)[0]?.request.headers
    expect(headers).not.toHaveProperty(SIGNATURE_HEADER)
    // The control API recognises requests that it must refuse by this header.
    expect(headers).toMatchObject({ 'User-Agent': NOTIFIER_AGENT })
  })

  it('says that nobody was there', async () => {
    const { owner } = await aManagedMerchant(bank)
    const url = servers.address('breaks')
    expect(await owner.create('webhook/ping', { url })).toMatchObject({
      delivered: false,
      fault: 'unreachable',
    })
  })

  it('waits five seconds and no longer', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout')
    const { owner } = await aManagedMerchant(bank)
    const told = await owner.create('webhook/ping', { url: servers.address('hangs') })
    expect(told).toMatchObject({ delivered: false, fault: 'timeout' })
    expect(Number(told['duration'])).toBeGreaterThanOrEqual(4999)
    expect(patience.mock.calls).toContainEqual([5000])
    patience.mockRestore()
  })

  it('is sent ten times an hour at most, even at once', async () => {
    const { owner } = await aManagedMerchant(bank)
    const url = servers.address()
    const all = await Promise.all(
      Array.from({ length: 14 }, () => owner.create('webhook/ping', { url })),
    )
    expect(all.filter(({ http }) => http === 200)).toHaveLength(10)
    expect(all.find(({ http }) => http !== 200)).toMatchObject({ http: 400, code: 'too_soon' })
    expect(servers.at(url)).toHaveLength(10)
    await bank.sandbox.clock.advance(HOUR)
    expect(await owner.create('webhook/ping', { url })).toMatchObject({ http: 200 })
  })
})
