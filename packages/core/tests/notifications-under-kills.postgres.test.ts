import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeOnPostgres } from '@sixpence/tooling/postgres'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { twoBanks, type TwoBanks } from './under-faults/two-banks.ts'

const LONG_MS = process.env['CI'] ? 540_000 : 180_000
const MESSAGES = 60
const HOUR_MS = 60 * 60_000

/** A slow merchant's server; records which messages it accepted, and how often. */
function slowServer() {
  const took = new Map<string, number>()
  const underWay = new Set<string>()
  const counts = { twiceAtOnce: 0 }
  const server: Server = createServer((request, answer) => {
    let body = ''
    request.on('data', piece => (body += String(piece)))
    request.on('end', () => {
      const { id } = JSON.parse(body) as { id: string }
      if (underWay.has(id)) counts.twiceAtOnce += 1
      underWay.add(id)
      setTimeout(() => {
        underWay.delete(id)
        took.set(id, (took.get(id) ?? 0) + 1)
        answer.writeHead(204).end()
      }, 150)
    })
  })
  return { server, took, counts }
}

describeOnPostgres('messages to a merchant', LONG_MS, () => {
  let merchant: ReturnType<typeof slowServer>
  let banks: TwoBanks

  beforeEach(async () => {
    merchant = slowServer()
    const { server } = merchant
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    banks = await twoBanks('notifications')
  }, LONG_MS)

  afterEach(async () => {
    await banks.stop()
    merchant.server.close()
  }, LONG_MS)

  async function open(number: number): Promise<void> {
    const answer = await fetch(`${banks.api}/public-api/checkout`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_sandbox_munteanu_books' },
      body: JSON.stringify({
        orderId: `order-${number}`,
        amount: '1.00',
        currencyCode: 'EUR',
        description: 'A card',
      }),
    })
    expect(answer.status).toBe(201)
  }

  it('reach it each, whoever is killed meanwhile, and never twice at once', async () => {
    const { server, took, counts } = merchant
    const { port } = server.address() as AddressInfo
    const notificationUrl = `http://127.0.0.1:${port}/notifications`
    await banks.ask('/origins', { clientKey: 'ck_sandbox_shop', notificationUrl })
    for (let number = 0; number < MESSAGES; number += 1) await open(number)
    // All expire at once, and nobody has paid.
    await banks.ask('/clock', { advanceMs: HOUR_MS })
    for (const [kill, share] of [0.1, 0.3, 0.5, 0.7].entries()) {
      await vi.waitFor(() => expect(took.size).toBeGreaterThan(MESSAGES * share), 60_000)
      await banks.killOne(kill % 2)
    }
    await vi.waitFor(() => expect(took.size).toBe(MESSAGES), { timeout: 60_000, interval: 100 })
    expect(counts.twiceAtOnce).toBe(0)
    // A killed bank's two posts in progress are sent again each time.
    const all = [...took.values()].reduce((sum, times) => sum + times, 0)
    expect(all).toBeLessThanOrEqual(MESSAGES + 8)
    expect(banks.defects()).toEqual([])
  })
})
