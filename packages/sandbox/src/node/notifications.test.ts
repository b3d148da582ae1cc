import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SIGNATURE_HEADER, verifySignature } from '@sixpence/protocol/merchant-signature'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { createSandbox } from './create-sandbox.ts'

const LONG_MS = 60_000
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x')

interface Visit {
  readonly path: string
  readonly body: string
  readonly signature: string
}

/** A merchant's server in this process; `written` counts the bytes that it could send. */
class Shop {
  readonly visits: Visit[] = []
  written = 0
  cut = 0
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request, response)
  })

  async listen(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const path = request.url ?? ''
    const signature = String(request.headers[SIGNATURE_HEADER.toLowerCase()])
    this.visits.push({ path, body, signature })
    response.on('close', () => {
      if (!response.writableFinished) this.cut += 1
    })
    if (path === '/moved') response.writeHead(307, { Location: '/stolen' }).end()
    else if (path === '/flood') this.#flood(response)
    else if (path !== '/hangs') response.writeHead(204).end()
  }

  #flood(response: ServerResponse, left = 50): void {
    if (left === 0) return void response.end()
    response.write(MEGABYTE, failure => {
      if (failure) return
      this.written += MEGABYTE.length
      this.#flood(response, left - 1)
    })
  }
}

describe('a bank in Node', { timeout: LONG_MS }, () => {
  let sandbox: Sandbox
  let origin = ''
  const shop = new Shop()
  let orders = 0

  beforeAll(async () => {
    origin = await shop.listen()
    sandbox = await createSandbox()
  }, LONG_MS)
  afterAll(async () => {
    shop.close()
    await sandbox.close()
  })
  afterEach(() => vi.restoreAllMocks())

  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await sandbox.fetch(`http://bank.localhost${path}`, init)
    return (await answer.json()) as Record<string, string>
  }

  /** Makes the seeded shop's customer pay, with notifications to a path of its server. */
  async function payAndTellAt(path: string): Promise<void> {
    const wish = { clientKey: 'ck_sandbox_shop', notificationUrl: `${origin}${path}` }
    await sandbox.control('http://127.0.0.1/origins', {
      method: 'POST',
      body: JSON.stringify(wish),
    })
    const order = { orderId: `order-${(orders += 1)}`, amount: '1.00', currencyCode: 'EUR' }
    const { id } = await send(
      '/public-api/checkout',
      { ...order, description: 'A card' },
      { Authorization: 'Bearer sk_sandbox_munteanu_books' },
    )
    const made = await sandbox.control('http://127.0.0.1/people', { method: 'POST' })
    const person = (await made.json()) as {
      email: string
      password: string
      accounts: { accountId: string }[]
    }
    const { accessToken } = await send('/auth/login', {
      client: 'spa',
      username: person.email,
      password: person.password,
      codeChallenge: 'x'.repeat(43),
    })
    const paid = await send(
      '/api?checkoutPay',
      {
        checkoutId: id,
        fromAccount: person.accounts[0]?.accountId,
        expectedAmount: '1.00',
        expectedCurrencyCode: 'EUR',
      },
      { Authorization: `Bearer ${accessToken}`, 'Idempotency-Key': `payment-of-order-${orders}` },
    )
    expect(paid['responseCode']).toBe('00')
  }

  const visitsTo = (path: string) => shop.visits.filter(visit => visit.path === path)
  // More may come: undelivered messages of an earlier test go to the next test's address.
  const came = (path: string, times: number) =>
    expect.poll(() => visitsTo(path).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(times)

  it('posts to the address of the merchant, signed', async () => {
    await payAndTellAt('/notifications')
    await came('/notifications', 1)
    const [visit] = visitsTo('/notifications')
    const secret = 'whsec_sandbox_munteanu_books'
    const { body = '', signature: header } = visit ?? {}
    expect(await verifySignature({ body, header, secret, now: new Date() })).toBe(true)
  })

  it('follows no redirect, and tells again', async () => {
    await payAndTellAt('/moved')
    await came('/moved', 1)
    await sandbox.clock.advance(2000)
    await came('/moved', 2)
    expect(visitsTo('/stolen')).toEqual([])
  })

  it('does not read what a server answers', async () => {
    await payAndTellAt('/flood')
    await came('/flood', 1)
    await expect.poll(() => shop.cut, { timeout: 15_000 }).toBeGreaterThan(0)
    expect(shop.written).toBeLessThan(20 * MEGABYTE.length)
  })

  it('closes at once while a server hangs', async () => {
    // The post never gives up by itself: anything that awaits it would wait for ever.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
    await payAndTellAt('/hangs')
    await came('/hangs', 1)
    await expect(sandbox.close()).resolves.toBeUndefined()
    sandbox = await createSandbox()
  })
})
