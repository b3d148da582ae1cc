import { describe, expect, it } from 'vitest'
import { loginOf, testSandbox } from '../../tests/test-sandbox.ts'
import type { FaultRule } from './fault-rule.ts'
import { createFaults } from './faults.ts'

const bank = testSandbox()

async function aPayer() {
  const person = await bank.person({
    accounts: [
      { currencyCode: 'EUR', balance: '100.00' },
      { currencyCode: 'EUR', balance: '0' },
    ],
  })
  const { accessToken } = await bank.signIn(person)
  const [from, to] = person.accounts.map(({ accountId }) => accountId)
  let keys = 0
  const send = (key = `fault-test-key-${person.customerId}-${(keys += 1)}`.slice(-60)) =>
    bank.call(
      'betweenAccountsTransfer',
      { fromAccount: from, toAccount: to, toAmount: '10.00' },
      { token: accessToken, key: key.replaceAll(/[^A-Za-z0-9_-]/g, '') },
    )
  const balance = async () => {
    const answer = await bank.call('balanceInquiry', {}, accessToken)
    const { accounts } = (await answer.json()) as {
      accounts: { accountId: string; balance: string }[]
    }
    return accounts.find(({ accountId }) => accountId === from)?.balance
  }
  return { send, balance }
}

const transfers = { match: { method: 'betweenAccountsTransfer' } }

describe('a fault', () => {
  it.each(['dropBefore', 'reset'])('%s loses the call before the bank hears of it', async fault => {
    const { send, balance } = await aPayer()
    await bank.control('/faults', [{ ...transfers, fault, times: 1 }])
    await expect(send()).rejects.toThrow(TypeError)
    expect(await balance()).toBe('100.00')
    expect((await send()).status).toBe(200)
  })

  it('dropAfterCommit loses the answer of what was done; its key finds it', async () => {
    const { send, balance } = await aPayer()
    await bank.control('/faults', [{ ...transfers, fault: 'dropAfterCommit', times: 1 }])
    await expect(send('the-key-of-this-payment')).rejects.toThrow(TypeError)
    expect(await balance()).toBe('90.00')
    const again = await send('the-key-of-this-payment')
    expect(await again.json()).toMatchObject({ responseCode: '00' })
    expect(await balance()).toBe('90.00')
  })

  it.each([
    ['503Before', '100.00'],
    ['503AfterCommit', '90.00'],
  ])('%s answers 503 with %s left', async (fault, left) => {
    const { send, balance } = await aPayer()
    await bank.control('/faults', [{ ...transfers, fault, times: 1 }])
    const answer = await send()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ responseCode: 'UE' })
    expect(await balance()).toBe(left)
  })

  it('truncate breaks the answer in the middle', async () => {
    const { send, balance } = await aPayer()
    await bank.control('/faults', [{ ...transfers, fault: 'truncate', times: 1 }])
    const answer = await send()
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow(/terminated/)
    expect(await balance()).toBe('90.00')
  })

  it('garbage answers 200 with something else', async () => {
    const { send } = await aPayer()
    await bank.control('/faults', [{ ...transfers, fault: 'garbage', times: 1 }])
    const answer = await send()
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow(SyntaxError)
  })

  it('401 and 429 answer as a bank would, with when to come back', async () => {
    const { send, balance } = await aPayer()
    const tooMany = { ...transfers, fault: '429', times: 1 }
    await bank.control('/faults', [
      { ...transfers, fault: '401', times: 1 },
      { ...tooMany, retryAfterSeconds: 7 },
      { ...tooMany, retryAfterSeconds: 7, retryAfterAs: 'date' },
      tooMany,
    ])
    expect((await send()).status).toBe(401)
    const askedAt = Date.now()
    const answers = [await send(), await send(), await send()]
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429])
    const [seconds, date, absent] = answers.map(({ headers }) => headers.get('Retry-After'))
    expect(seconds).toBe('7')
    expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
    // The header has whole seconds.
    expect(Date.parse(date ?? '')).toBeGreaterThan(askedAt + 6000)
    expect(Date.parse(date ?? '')).toBeLessThanOrEqual(Date.now() + 7000)
    expect(absent).toBeNull()
    expect(await balance()).toBe('100.00')
    expect((await send()).status).toBe(200)
  })

  it('duplicate delivers a payment twice, and it moves once', async () => {
    const { send, balance } = await aPayer()
    await bank.control('/faults', [{ ...transfers, fault: 'duplicate', times: 1 }])
    // The call that is answered may come second, while the first is still running.
    expect([200, 409]).toContain((await send()).status)
    expect(await balance()).toBe('90.00')
    expect((await send()).status).toBe(200)
    expect(await balance()).toBe('80.00')
  })

  it('duplicate delivers every call twice', async () => {
    const { email, password } = await bank.person()
    await bank.control('/faults', [
      { match: { path: '/auth/login' }, fault: 'duplicate', times: 1 },
    ])
    await bank.post('/auth/login', loginOf(email, `not ${password}`))
    const [row] = await bank.database.sql<{ failed: number }>`
      select failed from sign_in_failure where username = ${email}`
    expect(row?.failed).toBe(2)
  })

  it('slow lets its caller give up, as a network does', async () => {
    await bank.control('/faults', [{ match: { path: '/health' }, fault: 'slow', afterMs: 300 }])
    const signal = AbortSignal.timeout(20)
    const asked = bank.sandbox.fetch('http://bank.localhost/health', { signal })
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' })
    const late = bank.sandbox.fetch('http://bank.localhost/health', { signal })
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('slow waits and then answers', async () => {
    const { send } = await aPayer()
    await bank.control('/faults', [{ ...transfers, fault: 'slow', afterMs: 150, times: 1 }])
    const started = performance.now()
    expect((await send()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(145)
  })

  it('reaches a page of another origin with its status', async () => {
    await bank.control('/faults', [{ fault: '503Before' }])
    const headers = { Origin: 'http://127.0.0.1:4300' }
    const answer = await bank.sandbox.fetch('http://127.0.0.1:4400/health', { headers })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:4300')
  })

  it('is told afterwards and healed by an empty list', async () => {
    await bank.control('/faults', [{ match: { path: '/health' }, fault: '503Before' }])
    await bank.sandbox.fetch('http://bank.localhost/health')
    const told = (await (await bank.control('/faults')).json()) as { applied: object[] }
    expect(told.applied).toMatchObject([{ path: '/health', fault: '503Before', verb: 'GET' }])
    await bank.control('/faults', [])
    expect((await bank.sandbox.fetch('http://bank.localhost/health')).status).toBe(200)
  })

  it.each([[{ fault: 'meteor' }], [[{ fault: 'slow', times: -1 }]], [[{ match: { host: 'a' } }]]])(
    'is refused when nobody knows it: %j',
    async rules => {
      expect((await bank.control('/faults', rules)).status).toBe(400)
    },
  )
})

describe('createFaults', () => {
  const call = { path: '/api', method: 'x', verb: 'POST' }

  /** The affected ones of 200 calls, and their faults. */
  const met = (rules: readonly FaultRule[], seed?: number) => {
    const faults = createFaults(() => new Date(0))
    faults.set(rules, seed)
    const drawn = Array.from({ length: 200 }, () => faults.take(call)?.fault)
    return { drawn, schedule: faults.schedule() }
  }

  it('meets the same calls again with the same seed', () => {
    const draw = (seed: number) => met([{ fault: 'slow', rate: 0.3, seed }]).drawn
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
    const count = draw(7).filter(Boolean).length
    expect(count).toBeGreaterThan(35)
    expect(count).toBeLessThan(85)
  })

  const mixed: FaultRule[] = [
    { fault: 'dropBefore', rate: 0.1 },
    { fault: 'dropAfterCommit', rate: 0.1 },
    { fault: 'slow', rate: 0.2, times: 5, match: { method: 'x' } },
  ]

  it('draws the whole schedule from one seed, each rule in its own way', () => {
    expect(met(mixed, 7).drawn).toEqual(met(mixed, 7).drawn)
    expect(met(mixed, 7).drawn).not.toEqual(met(mixed, 8).drawn)
    const [first, second] = met(mixed, 7).schedule.map(({ calls }) => calls)
    expect(first).not.toEqual(second)
  })

  it('plays a recorded schedule again', () => {
    const { drawn, schedule } = met(mixed, 7)
    expect(new Set(drawn).size).toBe(4)
    expect(met(schedule).drawn).toEqual(drawn)
  })
})

describe('the control API', () => {
  const health = () => bank.sandbox.fetch('http://bank.localhost/health')

  it('takes a seed, and tells a schedule that it takes back', async () => {
    const run = async (body: unknown) => {
      expect((await bank.control('/faults', body)).status).toBe(200)
      const statuses: number[] = []
      for (let calls = 0; calls < 30; calls += 1) statuses.push((await health()).status)
      return statuses
    }
    const rules = [{ match: { path: '/health' }, fault: '503Before', rate: 0.4 }]
    const statuses = await run({ seed: 11, rules })
    const told = (await (await bank.control('/faults')).json()) as { schedule: object[] }
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(await run(told.schedule)).toEqual(statuses)
    expect(await run({ seed: 12, rules })).not.toEqual(statuses)
  })
})
