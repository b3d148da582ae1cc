import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually, testSandbox, type TestPerson } from '../../tests/test-sandbox.ts'
import { runSandbox, type Sandbox } from '../sandbox.ts'
import type { MemorySocket } from './memory-socket.ts'
import { publishNotice } from '../notices/index.ts'

const bank = testSandbox()

const DAY = 24 * 60 * 60 * 1000

interface Heard {
  readonly socket: MemorySocket
  readonly messages: { type: string; notice?: { id: string; type: string; params?: object } }[]
  readonly closed: Promise<{ code: number; reason: string }>
}

const open: MemorySocket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (cause: Error) => void = () => undefined
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

async function listen(first?: object, at: Sandbox = bank.sandbox): Promise<Heard> {
  const socket = at.openSocket('ws://bank.localhost/ws')
  open.push(socket)
  const messages: Heard['messages'] = []
  const opened = deferred()
  const closed = deferred<{ code: number; reason: string }>()
  Object.assign(socket, {
    onmessage: ({ data }: { data: string }) =>
      messages.push(JSON.parse(data) as Heard['messages'][number]),
    onopen: opened.resolve,
    onerror: () => opened.reject(new Error('refused')),
    onclose: closed.resolve,
  })
  await opened.promise
  if (first) socket.send(JSON.stringify(first))
  return { socket, messages, closed: closed.promise }
}

async function signedIn(person?: TestPerson, lastNoticeId?: string) {
  const who = person ?? (await bank.person())
  const tokens = await bank.signIn(who)
  const heard = await listen({
    type: 'authenticate',
    accessToken: tokens.accessToken,
    ...(lastNoticeId !== undefined && { lastNoticeId }),
  })
  await eventually(() => expect(heard.messages[0]).toEqual({ type: 'authenticated' }))
  return { ...heard, ...tokens, person: who }
}

let ids = 0

const notice = (customerId: string, id = `notice-${(ids += 1)}`) => ({
  id,
  customerId,
  at: new Date('2026-11-21T10:00:00.000Z'),
  type: 'info',
  status: 'info' as const,
  params: { n: 1 },
})

const publish = (customerId: string, id?: string) =>
  bank.database.transaction(sql => publishNotice(sql, notice(customerId, id)))

/** Returns a second bank on the same database that calls `onRead` before each reading of notices. */
const bankWithReads = (onRead: (ids: string[]) => Promise<void>) =>
  runSandbox({
    ...bank.database,
    async sql(text, ...values) {
      if (text.join('').includes('from notice where id')) await onRead(values[0] as string[])
      return bank.database.sql(text, ...values)
    },
    close: async () => undefined,
  })

async function listensTo(at: Sandbox) {
  const person = await bank.person()
  const { accessToken } = await bank.signIn(person)
  const heard = await listen({ type: 'authenticate', accessToken }, at)
  await eventually(() => expect(heard.messages).toEqual([{ type: 'authenticated' }]))
  return { customerId: person.customerId, heard }
}

const noticeIds = ({ messages }: Pick<Heard, 'messages'>) =>
  messages.flatMap(message => (message.notice ? [message.notice.id] : []))

describe('the channel', () => {
  it('tells payer and payee that their balances changed (RT-001, RT-003)', async () => {
    const payer = await signedIn(
      await bank.person({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] }),
    )
    const payee = await signedIn(
      await bank.person({ accounts: [{ currencyCode: 'EUR', balance: '0' }] }),
    )
    const stranger = await signedIn()
    const body = {
      fromAccount: payer.person.accounts[0]?.accountId,
      toEmail: payee.person.email,
      amount: '20.00',
    }
    const answer = await bank.call('p2pTransfer', body, {
      token: payer.accessToken,
      key: 'realtime-test-key-01',
    })
    const { transactionId } = (await answer.json()) as { transactionId: string }
    await eventually(() => expect(noticeIds(payee)).toHaveLength(1))
    await eventually(() => expect(noticeIds(payer)).toHaveLength(1))
    expect(payee.messages[1]).toMatchObject({
      type: 'notice',
      notice: {
        type: 'balanceChanged',
        params: { transactionId, balance: '20.00', currencyCode: 'EUR' },
      },
    })
    expect(payer.messages[1]?.notice?.params).toMatchObject({ balance: '29.75' })
    expect(noticeIds(stranger)).toEqual([])
  })

  it('tells nothing of what was rolled back', async () => {
    const { messages, person } = await signedIn()
    const undone = bank.database.transaction(async sql => {
      await publishNotice(sql, notice(person.customerId, 'never'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await publish(person.customerId, 'after-never')
    await eventually(() => expect(noticeIds({ messages })).toEqual(['after-never']))
  })

  it('sends what was missed since the last notice, in order', async () => {
    const away = await signedIn()
    const { customerId } = away.person
    await publish(customerId, 'seen')
    await eventually(() => expect(noticeIds(away)).toEqual(['seen']))
    away.socket.close()
    await publish(customerId, 'missed-1')
    await publish(customerId, 'missed-2')
    const back = await signedIn(away.person, 'seen')
    await publish(customerId, 'fresh')
    await eventually(() => expect(noticeIds(back)).toEqual(['missed-1', 'missed-2', 'fresh']))
  })

  it('sends nothing after an id of somebody else or of nobody', async () => {
    const other = await signedIn()
    await publish(other.person.customerId, 'not-yours')
    const person = await bank.person()
    await publish(person.customerId, 'yours')
    for (const id of ['not-yours', 'made-up']) {
      const heard = await signedIn(person, id)
      heard.socket.send(JSON.stringify({ type: 'ping' }))
      await eventually(() => expect(heard.messages).toHaveLength(2))
      expect(heard.messages[1]).toEqual({ type: 'pong' })
    }
  })

  it('closes on sign-out within a second (RT-002, SESS-008)', async () => {
    // By the bank's timers, however slow the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const leaving = await signedIn()
      const staying = await signedIn(leaving.person)
      await bank.post('/auth/logout', { refreshToken: leaving.refreshToken })
      await vi.advanceTimersByTimeAsync(1000)
      expect(await leaving.closed).toMatchObject({ code: 4401 })
      expect(staying.socket.readyState).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('closes when the session expires, though nobody says so (RT-002)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const leaving = await signedIn()
      await bank.sandbox.clock.advance(29 * DAY)
      const staying = await signedIn(leaving.person)
      await bank.sandbox.clock.advance(2 * DAY)
      await vi.advanceTimersByTimeAsync(10_001)
      expect(await leaving.closed).toMatchObject({ code: 4401 })
      expect(staying.socket.readyState).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('closes when the news of a sign-out is lost (RT-002)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { closed, person } = await signedIn()
      await bank.database.sql`
        update token_family set revoked_at = now() where customer_id = ${person.customerId}`
      await vi.advanceTimersByTimeAsync(10_001)
      expect(await closed).toMatchObject({ code: 4401 })
    } finally {
      vi.useRealTimers()
    }
  })

  it('has everybody connect again after a gap in what it heard', async () => {
    const gaps: (() => void)[] = []
    const deaf = await runSandbox({
      ...bank.database,
      listen: (channel, hear, onGap) => {
        if (onGap) gaps.push(onGap)
        return bank.database.listen(channel, hear)
      },
      close: async () => undefined,
    })
    const { accessToken } = await bank.signIn(await bank.person())
    const heard = await listen({ type: 'authenticate', accessToken }, deaf)
    await eventually(() => expect(heard.messages).toEqual([{ type: 'authenticated' }]))
    for (const tellGap of gaps) tellGap()
    expect(await heard.closed).toMatchObject({ code: 1012 })
    await deaf.close()
  })

  it('reads what came meanwhile all at once, and tells it in order (RT-003)', async () => {
    const reads: string[][] = []
    const gate = deferred()
    const slow = await bankWithReads(async ids => {
      reads.push(ids)
      await gate.promise
    })
    const { customerId, heard } = await listensTo(slow)
    const ids = Array.from({ length: 30 }, (_, at) => `in-order-${at}`)
    for (const id of ids) await publish(customerId, id)
    await eventually(() => expect(reads).toHaveLength(1))
    gate.resolve()
    await eventually(() => expect(noticeIds(heard)).toEqual(ids))
    expect(reads.length).toBeLessThanOrEqual(3)
    await slow.close()
  })

  it('has those connect again whom it could not tell what there is', async () => {
    const broken = await bankWithReads(async () => {
      throw new Error('The database does not answer')
    })
    const { customerId, heard } = await listensTo(broken)
    await publish(customerId)
    expect(await heard.closed).toMatchObject({ code: 1012 })
    await broken.close()
  })

  it('closes when a stolen refresh token is used', async () => {
    const { closed, refreshToken } = await signedIn()
    await bank.post('/auth/refresh', { refreshToken })
    await bank.sandbox.clock.advance(6000)
    await bank.post('/auth/refresh', { refreshToken })
    expect(await closed).toMatchObject({ code: 4401 })
  })

  it.each([
    ['a wrong token', { type: 'authenticate', accessToken: 'made.up.token' }],
    ['a ping first', { type: 'ping' }],
    ['an unknown message first', { type: 'subscribe', customerId: 'customer-ada' }],
  ])('closes after %s', async (_what, first) => {
    const { closed, messages } = await listen(first)
    expect(await closed).toMatchObject({ code: 4401 })
    expect(messages).toEqual([])
  })

  it('closes on who says nothing for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { closed } = await listen()
      await vi.advanceTimersByTimeAsync(10_001)
      expect(await closed).toMatchObject({ code: 4401 })
    } finally {
      vi.useRealTimers()
    }
  })

  it('closes on a message above 64 KB and on a flood', async () => {
    const large = await signedIn()
    large.socket.send('x'.repeat(64 * 1024 + 1))
    expect(await large.closed).toMatchObject({ code: 4413 })
    const flood = await signedIn()
    for (let i = 0; i < 200; i += 1) flood.socket.send(JSON.stringify({ type: 'ping' }))
    expect(await flood.closed).toMatchObject({ code: 4413 })
  })

  it.each(['', '{', 'null', '[]', '{"type":"authenticate"}', '{"type":7}'])(
    'survives the message %j',
    async text => {
      const { socket, messages } = await signedIn()
      socket.send(text)
      socket.send(JSON.stringify({ type: 'ping' }))
      await eventually(() => expect(messages[1]).toEqual({ type: 'pong' }))
    },
  )

  it('is cut and refused by faults', async () => {
    const { closed } = await signedIn()
    await bank.control('/faults', [
      { match: { path: '/ws' }, fault: 'reset' },
      { match: { path: '/ws' }, fault: 'dropBefore', times: 1 },
    ])
    expect(await closed).toMatchObject({ code: 1006 })
    await expect(listen()).rejects.toThrow('refused')
    await expect(listen()).resolves.toBeDefined()
  })

  it('cuts a reader that does not read', async () => {
    const { accessToken, person } = await signedIn()
    const wire = { sent: 0, waits: 0, isCut: false }
    const accept = bank.sandbox.acceptSocket('ws://bank.example/ws')
    const events = accept?.({
      send: () => void (wire.sent += 1),
      close: () => undefined,
      cut: () => void (wire.isCut = true),
      waiting: () => wire.waits,
    })
    events?.message(JSON.stringify({ type: 'authenticate', accessToken }))
    await eventually(() => expect(wire.sent).toBe(1))
    wire.waits = 2 * 1024 * 1024
    await publish(person.customerId)
    await eventually(() => expect(wire.isCut).toBe(true))
    expect(wire.sent).toBe(1)
  })
})
