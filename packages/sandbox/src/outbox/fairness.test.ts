import { afterEach, describe, expect, it, vi } from 'vitest'
import { aMerchant } from '../../tests/a-merchant.ts'
import { eventually, testSandbox } from '../../tests/test-sandbox.ts'
import type { Post } from '../http/index.ts'
import { addReceiver, notifyMerchant } from './index.ts'

/** Servers that hang at the path `/hangs`; posts under way, by host. */
const servers = {
  now: new Map<string, number>(),
  most: new Map<string, number>(),
  took: [] as string[],
}
const post: Post = (url, { signal }) => {
  const { host, pathname } = new URL(url)
  const count = (servers.now.get(host) ?? 0) + 1
  servers.now.set(host, count)
  servers.most.set(host, Math.max(count, servers.most.get(host) ?? 0))
  if (pathname !== '/hangs') {
    servers.took.push(host)
    servers.now.set(host, count - 1)
    return Promise.resolve(new Response(null, { status: 204 }))
  }
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      servers.now.set(host, (servers.now.get(host) ?? 1) - 1)
      reject(new Error('aborted'))
    })
  })
}

const bank = testSandbox({ post })
afterEach(() => vi.restoreAllMocks())

async function aMerchantWith(...urls: string[]) {
  const { person } = await aMerchant(bank)
  const { customerId } = person
  await bank.database.transaction(async sql => {
    for (const url of urls) {
      const id = crypto.randomUUID()
      const rest = { kind: 'webhook', name: 'Server', enabled: true, secret: 'whsec_1' } as const
      await addReceiver(sql, { ...rest, id, customerId, url, createdAt: new Date() })
    }
  })
  return customerId
}

const tell = (customerId: string, times: number) =>
  bank.database.transaction(async sql => {
    for (let index = 0; index < times; index += 1) {
      const at = bank.sandbox.clock.now()
      const event = { customerId, type: 'invoice.final', at, isCompleted: true } as const
      await notifyMerchant(sql, { ...event, facts: { number: index } })
    }
  })

describe('a hanging server', () => {
  it('gets two posts at once, however many wait', async () => {
    await tell(await aMerchantWith('https://alone.example/hangs'), 12)
    await eventually(() => expect(servers.now.get('alone.example')).toBe(2))
    // Any notification meanwhile makes the bank look again.
    await tell(await aMerchantWith('https://another.example/takes'), 5)
    await eventually(() =>
      expect(servers.took.filter(host => host === 'another.example')).toHaveLength(5),
    )
    expect(servers.most.get('alone.example')).toBe(2)
  })
})

describe('one merchant’s hanging servers', () => {
  it('get two posts each and six together, and keep nobody waiting', async () => {
    // None of their posts is given up: anything that awaits one would wait for ever.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
    const hosts = Array.from({ length: 5 }, (_, index) => `slow-${index}.example`)
    const slow = await aMerchantWith(...hosts.map(host => `https://${host}/hangs`))
    const healthy = await aMerchantWith('https://healthy.example/takes')
    await tell(slow, 40)
    await eventually(() => {
      const underWay = hosts.reduce((sum, host) => sum + (servers.now.get(host) ?? 0), 0)
      expect(underWay).toBe(6)
    })
    await tell(healthy, 25)
    await eventually(() => {
      expect(servers.took.filter(host => host === 'healthy.example')).toHaveLength(25)
    })
    expect(Math.max(...hosts.map(host => servers.most.get(host) ?? 0))).toBeLessThanOrEqual(2)
    expect(hosts.reduce((sum, host) => sum + (servers.now.get(host) ?? 0), 0)).toBeLessThanOrEqual(
      6,
    )
  })
})
