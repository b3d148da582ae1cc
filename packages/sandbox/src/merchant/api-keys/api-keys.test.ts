import { beforeAll, describe, expect, it } from 'vitest'
import { type TestMerchant, told } from '../../../tests/a-merchant.ts'
import {
  aManagedMerchant,
  itemsOf,
  type ToolUser,
  toolUser,
} from '../../../tests/merchant-tools.ts'
import { testSandbox } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()
const DAY = 24 * 60 * 60_000

const use = (key: unknown, path = `/public-api/checkout/${'0'.repeat(32)}`, headers = {}) =>
  told(
    bank.sandbox.fetch(`http://bank.localhost${path}`, {
      headers: { Authorization: `Bearer ${String(key)}`, ...headers },
    }),
  )
const WORKS = { http: 404, code: 'not_found' }
const NOBODY = { http: 401, code: 'not_authorised' }

let shop: TestMerchant
let owner: ToolUser
beforeAll(async () => {
  ;({ shop, owner } = await aManagedMerchant(bank))
})

describe('an API key', () => {
  it('is made with a secret that is told once (MERCH-013, MERCH-014, MERCH-015)', async () => {
    const made = await owner.create('apikey', { name: 'Till', enabled: true })
    expect(made).toMatchObject({ http: 201, name: 'Till', enabled: true })
    expect(made['customerId']).toBe(owner.customerId)
    expect(made['secret']).toMatch(/^sk_[A-Za-z0-9_-]{43}$/)
    expect(String(made['secret']).startsWith(String(made['prefix']))).toBe(true)
    const list = await owner.list('apikey')
    const { http: _, secret: _secret, ...shown } = made
    expect(itemsOf(list)[0]).toEqual(shown)
    expect(JSON.stringify(list)).not.toContain(made['secret'])
    expect(await use(made['secret'])).toMatchObject(WORKS)
  })

  it('holds no longer from the next request on, once off or deleted (MERCH-016, MERCH-017, MERCH-018)', async () => {
    const { id, secret } = await owner.create('apikey', { name: 'Till' })
    const path = `apikey/${String(id)}`
    expect(await owner.update(path, { name: '', enabled: false })).toMatchObject({
      http: 200,
      name: 'Till',
      enabled: false,
    })
    expect(await use(secret)).toMatchObject(NOBODY)
    expect(await owner.update(path, { name: 'Second till', enabled: true })).toMatchObject({
      name: 'Second till',
      enabled: true,
    })
    expect(await use(secret)).toMatchObject(WORKS)
    expect(await owner.update(path, { enabled: true })).toMatchObject({ name: 'Second till' })
    expect(await owner.remove(path)).toMatchObject({ http: 200 })
    expect(await use(secret)).toMatchObject(NOBODY)
    expect(await owner.update(path, { name: 'Again' })).toMatchObject(WORKS)
  })

  it('opens and reads checkouts of its merchant, and manages nothing', async () => {
    const { secret } = await owner.create('apikey', { name: 'Till' })
    const order = { orderId: 'by-new-key', amount: '1.00', currencyCode: 'EUR', description: 'Ink' }
    const headers = { Authorization: `Bearer ${String(secret)}` }
    const opened = await told(bank.post('/public-api/checkout', order, headers))
    expect(opened).toMatchObject({ http: 201 })
    expect(await shop.read(opened['id'])).toMatchObject({ http: 200, orderId: 'by-new-key' })
    for (const path of ['apikey', 'webhook', 'allowedip', 'webhookRequest', 'apirequest']) {
      expect(await use(secret, `/public-api/${path}`)).toMatchObject({ http: 401 })
    }
  })

  it('is nobody’s in an address', async () => {
    const path = `/public-api/checkout/x?api_key=${shop.apiKey}&apikey=${shop.apiKey}`
    const refused = await told(bank.sandbox.fetch(`http://bank.localhost${path}`))
    expect(refused).toMatchObject(NOBODY)
    expect(refused['message']).toContain('delete it in the bank, make another')
    expect(JSON.stringify(refused)).not.toContain(shop.apiKey)
    const lost = await use('sk_lost', '/public-api/checkout/x')
    expect(lost['message']).toContain('make another in the bank')
  })

  it('makes nobody a merchant under a name that the bank has not checked', async () => {
    const madeBy = async (wish: object) => {
      const person = await bank.person({ name: 'Sixpence Bank', kind: 'business', ...wish })
      const by = toolUser(bank, person, person.customerId)
      expect(await by.create('apikey', { name: 'Till' })).toMatchObject({ http: 201 })
      const [known] = await bank.database.sql<{ name: string }>`
        select name from embedder where merchant_id = ${person.customerId}`
      return { person, name: known?.name }
    }
    const unknown = await madeBy({ standing: { verified: false } })
    expect(unknown.name).toBe(unknown.person.email)
    expect((await madeBy({})).name).toBe('Sixpence Bank')
  })

  it.each([
    ['otp', 'email'],
    ['sms', 'sms'],
    ['push', 'email'],
  ])('waits for a code where payments are approved by %s (MERCH-014)', async (mode, channel) => {
    const { owner: by, shop: of } = await aManagedMerchant(bank)
    const { customerId, email } = of.person
    await bank.database.sql`
      update customer set approval_mode = ${mode} where id = ${customerId}`
    await bank.database.sql`
      update login set phone_number = '+353861112233' where customer_id = ${customerId}`
    const asked = await by.create('apikey', { name: 'Till' })
    const sentTo = channel === 'sms' ? /33$/ : /@/
    expect(asked).toMatchObject({ http: 200, sentTo: expect.stringMatching(sentTo) as string })
    expect(JSON.stringify(asked)).not.toContain('sk_')
    const before = itemsOf(await by.list('apikey')).length
    const { requestKey } = asked
    const confirm = (code: string) => by.create('apikey/confirm', { requestKey, code })
    const code = await bank.codeOf(email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await confirm(wrong)).toMatchObject({ http: 400, code: 'invalid_code', triesLeft: 4 })
    const made = await confirm(code)
    expect(made).toMatchObject({ http: 201, name: 'Till', enabled: true })
    expect(await use(made['secret'])).toMatchObject(WORKS)
    expect(itemsOf(await by.list('apikey'))).toHaveLength(before + 1)
    expect(await confirm(code)).toMatchObject({ http: 400, code: 'expired_code' })
  })

  it('is made for the merchant alone that its code was sent for', async () => {
    const { shop: one } = await aManagedMerchant(bank)
    const { shop: other } = await aManagedMerchant(bank)
    const accesses = [one, other].map(({ person }) => ({
      customerId: person.customerId,
      right: 'full',
      permissions: [],
    }))
    const standing = { actsForOthers: true }
    const user = await bank.person({ kind: 'business', standing, accesses })
    const by = toolUser(bank, user, one.person.customerId)
    const byOther = toolUser(bank, user, other.person.customerId)
    await bank.database.sql`
      update customer set approval_mode = 'otp' where id = ${one.person.customerId}`
    const { requestKey } = await by.create('apikey', { name: 'Till' })
    const body = { requestKey, code: await bank.codeOf(user.email) }
    expect(await byOther.create('apikey/confirm', body)).toMatchObject({ http: 404 })
  })

  it('can be one of fifty', async () => {
    const { owner: another, shop: of } = await aManagedMerchant(bank)
    const { customerId, email } = of.person
    const approveBy = (mode: string) => bank.database.sql`
      update customer set approval_mode = ${mode} where id = ${customerId}`
    const names = Array.from({ length: 48 }, (_, index) => `Key ${index}`)
    for (const name of names) await another.create('apikey', { name })
    await approveBy('otp')
    const { requestKey } = await another.create('apikey', { name: 'Late' })
    await approveBy('none')
    await another.create('apikey', { name: 'Last' })
    const late = { requestKey, code: await bank.codeOf(email) }
    expect(await another.create('apikey/confirm', late)).toMatchObject({ http: 400 })
    const refused = await another.create('apikey', { name: 'One more' })
    expect(refused).toMatchObject({ http: 400, code: 'invalid_request' })
    expect(refused['message']).toContain('50 API keys')
    const [, newest] = itemsOf(await another.list('apikey'))
    await another.remove(`apikey/${String(newest?.['id'])}`)
    expect(await another.create('apikey', { name: 'One more' })).toMatchObject({ http: 201 })
  })

  it.each([{ name: '' }, { name: 'a\u202Eb' }, { name: 'x'.repeat(101) }, { enabled: true }])(
    'is not made as %j (MERCH-019)',
    async wish => {
      expect(await owner.create('apikey', wish)).toMatchObject({
        http: 400,
        code: 'invalid_request',
        message: expect.any(String) as string,
      })
    },
  )

  it('is another’s as if it did not exist', async () => {
    const { owner: other } = await aManagedMerchant(bank)
    const { id, secret } = await owner.create('apikey', { name: 'Mine' })
    const [mine, nobodys] = [`apikey/${String(id)}`, 'apikey/no-such-key']
    const change = { name: 'Theirs', enabled: false }
    expect(await other.update(mine, change)).toEqual(await other.update(nobodys, change))
    expect(await other.remove(mine)).toEqual(await other.remove(nobodys))
    const log = (apiKeyId: unknown) => other.list('apirequest', { apiKeyId: String(apiKeyId) })
    expect(await log(id)).toEqual(await log('no-such-key'))
    expect(await log(id)).toMatchObject(WORKS)
    expect(await use(secret)).toMatchObject(WORKS)
  })
})

describe('the log of an API key', () => {
  const logOf = async (id: unknown, days = {}) =>
    itemsOf(await owner.list('apirequest', { apiKeyId: String(id), ...days }))

  it('has each use, without the key or its header (MERCH-020)', async () => {
    const { id, secret } = await owner.create('apikey', { name: 'Till' })
    const order = {
      orderId: 'logged',
      amount: '1.00',
      currencyCode: 'EUR',
      description: `not ${String(secret)}`,
    }
    const headers = { Authorization: `Bearer ${String(secret)}` }
    await bank.post('/public-api/checkout?key=in-the-query', order, headers)
    await bank.post('/public-api/checkout', { ...order, amount: 'much' }, headers)
    const log = await logOf(id)
    expect(log).toMatchObject([
      { method: 'POST', path: '/public-api/checkout', httpStatus: 400, apiKeyId: id },
      { method: 'POST', path: '/public-api/checkout', httpStatus: 201, ip: '127.0.0.1' },
    ])
    const text = JSON.stringify(log)
    expect(text).toContain('logged')
    for (const secretText of [String(secret).slice(3), 'Bearer', 'in-the-query']) {
      expect(text).not.toContain(secretText)
    }
    expect(itemsOf(await owner.list('apikey'))[0]).toMatchObject({
      lastUsedAt: expect.any(String) as string,
    })
  })

  it('has no more than 4 KB of a body', async () => {
    const { id, secret } = await owner.create('apikey', { name: 'Till' })
    const headers = { Authorization: `Bearer ${String(secret)}` }
    await bank.post('/public-api/checkout', { more: '€'.repeat(100_000) }, headers)
    const [{ request, response } = {}] = await logOf(id)
    expect(String(request)).toHaveLength(4096)
    expect(response).toBeDefined()
  })

  it('is of seven days unless days are named, and of thirty at most', async () => {
    const { id, secret } = await owner.create('apikey', { name: 'Till' })
    await use(secret)
    const today = new Date(bank.sandbox.clock.now()).toISOString().slice(0, 10)
    await bank.sandbox.clock.advance(8 * DAY)
    expect(await logOf(id)).toEqual([])
    expect(await logOf(id, { fromDate: today })).toHaveLength(1)
    expect(await logOf(id, { fromDate: today, toDate: today })).toHaveLength(1)
    await bank.sandbox.clock.advance(23 * DAY)
    expect(await logOf(id, { fromDate: today })).toEqual([])
  })
})
