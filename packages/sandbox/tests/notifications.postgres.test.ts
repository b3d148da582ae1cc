import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSandbox } from '../src/node/index.ts'
import type { Sandbox } from '../src/sandbox.ts'
import { eventually, loginOf, type TestPerson } from './test-sandbox.ts'

const LONG_MS = 120_000
const PAYMENTS = 30
/** The bookshop has two webhooks and IPN from the first day. */
const RECEIVERS = 3

/** Returns slow servers of merchants that fail their first notification. */
function slowServers() {
  const told = new Map<string, number>()
  const underWay = new Map<string, string>()
  const most = { ofReceiver: 0, ofMerchant: 0 }
  let twiceAtOnce = 0
  const post = async (url: string, { body }: { body: string }): Promise<Response> => {
    const { id } = JSON.parse(body) as { id: string }
    const key = `${id} ${url}`
    if (underWay.has(key)) twiceAtOnce += 1
    underWay.set(key, url)
    const here = [...underWay.values()].filter(other => other === url).length
    most.ofReceiver = Math.max(most.ofReceiver, here)
    most.ofMerchant = Math.max(most.ofMerchant, underWay.size)
    await new Promise(resolve => setTimeout(resolve, 100))
    underWay.delete(key)
    told.set(key, (told.get(key) ?? 0) + 1)
    return new Response(null, { status: told.get(key) === 1 ? 503 : 204 })
  }
  return { post, most, times: () => [...told.values()], twiceAtOnce: () => twiceAtOnce }
}

describeOnPostgres('two banks that tell the same merchants', LONG_MS, () => {
  let servers: ReturnType<typeof slowServers>
  let server: TestServer
  let banks: readonly [Sandbox, Sandbox]

  beforeEach(async () => {
    servers = slowServers()
    server = await startServer()
    const options = { databaseUrl: server.url, post: servers.post }
    banks = await Promise.all([createSandbox(options), createSandbox(options)])
  }, LONG_MS)

  afterEach(async () => {
    await Promise.all(banks.map(bank => bank.close()))
    await server.stop()
  }, LONG_MS)

  const send = async (
    bank: Sandbox,
    path: string,
    init: { body: object; headers?: HeadersInit },
  ) => {
    const answer = await bank.fetch(`http://bank.localhost${path}`, {
      method: 'POST',
      headers: init.headers ?? {},
      body: JSON.stringify(init.body),
    })
    return (await answer.json()) as Record<string, string>
  }

  async function aPayer(): Promise<{ token: string; account: string | undefined }> {
    const made = await banks[0].control('http://127.0.0.1/people', { method: 'POST' })
    const { email, password, accounts } = (await made.json()) as TestPerson
    const { accessToken = '' } = await send(banks[0], '/auth/login', {
      body: loginOf(email, password),
    })
    return { token: accessToken, account: accounts[0]?.accountId }
  }

  it('tell each payment until it is taken, one bank at a time, and two posts at once to a server', async () => {
    const { token, account } = await aPayer()
    const payOne = async (index: number) => {
      const bank = banks[index % 2 === 0 ? 0 : 1]
      const asked = { amount: '1.00', currencyCode: 'EUR', description: 'A card' }
      const { id } = await send(bank, '/public-api/checkout', {
        headers: { Authorization: 'Bearer sk_sandbox_munteanu_books' },
        body: { orderId: `order-${index}`, ...asked },
      })
      const shown = { expectedAmount: '1.00', expectedCurrencyCode: 'EUR' }
      const paid = await send(bank, '/api?checkoutPay', {
        headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': `payment-number-${index}` },
        body: { checkoutId: id, fromAccount: account, ...shown },
      })
      return paid['responseCode']
    }
    const codes = await Promise.all(Array.from({ length: PAYMENTS }, (_, index) => payOne(index)))
    expect(new Set(codes)).toEqual(new Set(['00']))
    const twice = Array.from({ length: PAYMENTS * RECEIVERS }, () => 2)
    await eventually(() => expect(servers.times()).toEqual(twice))
    expect(servers.twiceAtOnce()).toBe(0)
    expect(servers.most).toEqual({ ofReceiver: 2, ofMerchant: 6 })
  })
})
