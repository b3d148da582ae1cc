import { beforeAll, describe, expect, it } from 'vitest'
import { aMerchant, type TestMerchant, told } from '../../tests/a-merchant.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'
import { CLIENT_ADDRESS_HEADER } from '../http/index.ts'

const bank = testSandbox()
const HOUR = 60 * 60_000
const ORDER = { orderId: 'order-x', amount: '1.00', currencyCode: 'EUR', description: 'A card' }

const get = (path: string, headers: Record<string, string> = {}) =>
  bank.sandbox.fetch(`http://bank.localhost${path}`, { headers })
const statusOf = (id: unknown) => told(get(`/public-api/checkout/${String(id)}/status`))
const create = (body: unknown, apiKey: string) =>
  told(bank.post('/public-api/checkout', body, { Authorization: `Bearer ${apiKey}` }))

describe('a merchant', () => {
  let shop: TestMerchant

  beforeAll(async () => {
    shop = await aMerchant(bank)
  })

  it('opens a checkout for an hour and reads it', async () => {
    const made = await shop.open({ amount: '42', orderId: 'an-order' })
    const createdAt = Date.parse(String(made['createdAt']))
    expect(made).toEqual({
      http: 201,
      status: 'open',
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      orderId: 'an-order',
      amount: '42.00',
      currencyCode: 'EUR',
      description: 'Two atlases',
      createdAt: expect.any(String) as string,
      expiresAt: new Date(createdAt + HOUR).toISOString(),
    })
    expect(await shop.read(made['id'])).toEqual({ ...made, http: 200 })
  })

  it('answers 201 the first time and 200 with the same after it', async () => {
    const first = await shop.open({ orderId: 'again', amount: '1' })
    expect(first.http).toBe(201)
    expect(await shop.open({ orderId: 'again', amount: '1.00' })).toEqual({ ...first, http: 200 })
  })

  it.each([{ amount: '43.00' }, { currencyCode: 'USD' }, { description: 'Three atlases' }])(
    'is refused another checkout for an order: %j',
    async other => {
      const { orderId } = await shop.open()
      expect(await shop.open({ orderId, ...other })).toMatchObject({
        http: 422,
        code: 'order_differs',
      })
    },
  )

  it('gets one checkout for twenty requests at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => shop.open({ orderId: 'at-once' })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })

  it.each([
    [{ amount: '1.001' }, 422, 'too_many_decimals'],
    [{ amount: '10000.01' }, 422, 'too_much'],
    [{ currencyCode: 'XTS' }, 422, 'unknown_currency'],
    [{ currencyCode: 'RON' }, 422, 'no_account'],
    [{ amount: '0.00' }, 400, 'invalid_request'],
    [{ amount: '-1.00' }, 400, 'invalid_request'],
    [{ amount: 42 }, 400, 'invalid_request'],
    [{ currencyCode: 'eur' }, 400, 'invalid_request'],
    [{ description: '' }, 400, 'invalid_request'],
    [{ description: 'x'.repeat(141) }, 400, 'invalid_request'],
    [{ orderId: 'x'.repeat(65) }, 400, 'invalid_request'],
    [{ description: 'a\u0000b' }, 400, 'invalid_request'],
    [{ description: 'a\u202eb' }, 400, 'invalid_request'],
    [{ orderId: 'a\nb' }, 400, 'invalid_request'],
  ])('is refused %j', async (wish, status, code) => {
    expect(await shop.open(wish)).toEqual({
      http: status,
      code,
      message: expect.any(String) as string,
    })
  })

  it.each([
    ['{"orderId":', 400, 'invalid_request'],
    ['[]', 400, 'invalid_request'],
    ['', 400, 'invalid_request'],
    [JSON.stringify({ ...ORDER, more: 'x'.repeat(1024 * 1024) }), 413, 'too_large'],
  ])('is refused a body that is none', async (body, status, code) => {
    expect(await create(body, shop.apiKey)).toMatchObject({ http: status, code })
  })

  it.each(['', 'sk_test_shop_0', 'ck_test_shop_1', 'sk_sandbox_munteanu_book'])(
    'is nobody with the key "%s"',
    async apiKey => {
      const id = (await shop.open())['id']
      expect(await create(ORDER, apiKey)).toMatchObject({ http: 401, code: 'not_authorised' })
      const headers = { Authorization: `Bearer ${apiKey}` }
      const read = await told(get(`/public-api/checkout/${String(id)}`, headers))
      expect(read).toMatchObject({ http: 401, code: 'not_authorised' })
    },
  )

  it('is told to wait after twenty wrong keys a minute from one address, and no other is', async () => {
    const ask = (apiKey: string, ip: string) => {
      const headers = { Authorization: `Bearer ${apiKey}`, [CLIENT_ADDRESS_HEADER]: ip }
      return get('/public-api/checkout/x', headers)
    }
    const logged = async () =>
      (await bank.database.sql`select from api_request where ip = '198.51.100.7'`).length
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await ask(`sk_wrong_${tries}`, '198.51.100.7')).status).toBe(401)
    }
    const late = await ask('sk_wrong', '198.51.100.7')
    expect(late.status).toBe(429)
    expect(await late.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await logged()).toBe(0)
    expect((await ask(shop.apiKey, '198.51.100.7')).status).toBe(404)
    expect((await ask('sk_wrong', '198.51.100.8')).status).toBe(401)
    await bank.sandbox.clock.advance(60_000)
    expect((await ask('sk_wrong', '198.51.100.7')).status).toBe(401)
  })

  it('is told of a wrong key before anything else', async () => {
    expect(await create('{', 'sk_wrong')).toMatchObject({ http: 401 })
  })

  it('does not find what belongs to another', async () => {
    const other = await aMerchant(bank)
    const { id } = await shop.open()
    const unknown = await other.read('0'.repeat(32))
    expect(await other.read(id)).toEqual(unknown)
    expect(unknown).toMatchObject({ http: 404, code: 'not_found' })
  })

  it('keeps its API key as a hash alone', async () => {
    const rows = await bank.database.sql<{ line: string }>`
      select to_jsonb(merchant_api_key)::text as line from merchant_api_key
      union all select to_jsonb(api_request)::text from api_request`
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ line }) => line.includes(shop.apiKey))).toEqual([])
  })
})

describe('the status of a checkout', () => {
  it('is for everybody, and says nothing else', async () => {
    const { id } = await (await aMerchant(bank)).open()
    expect(await statusOf(id)).toEqual({ http: 200, status: 'open' })
  })

  it.each([
    ['0'.repeat(32), 404],
    ['nothing', 404],
    ['%00', 400],
  ])('is nobody’s for %s', async (id, http) => {
    expect(await statusOf(id)).toMatchObject({ http, message: expect.any(String) as string })
  })

  it('may be read by pages of registered origins and of this machine', async () => {
    const shop = await aMerchant(bank)
    const { id } = await shop.open()
    const { origin } = shop
    const allowed = async (path: string, from: string) =>
      (await get(path, { Origin: from })).headers.get('access-control-allow-origin')
    const path = `/public-api/checkout/${String(id)}/status`
    expect(await allowed(path, origin)).toBe(origin)
    expect(await allowed(path, 'http://shop.localhost:4320')).toBe('http://shop.localhost:4320')
    expect(await allowed(`/public-api/embedder/${shop.clientKey}`, origin)).toBe(origin)
    expect(await allowed(path, 'https://elsewhere.example')).toBeNull()
    expect(await allowed(`/public-api/checkout/${String(id)}`, origin)).toBeNull()
    expect(await allowed('/health', origin)).toBeNull()
  })

  it('is expired after an hour', async () => {
    const shop = await aMerchant(bank)
    const { id } = await shop.open()
    await bank.sandbox.clock.advance(HOUR)
    expect(await statusOf(id)).toEqual({ http: 200, status: 'expired' })
    expect(await shop.read(id)).toMatchObject({ status: 'expired' })
  })
})
