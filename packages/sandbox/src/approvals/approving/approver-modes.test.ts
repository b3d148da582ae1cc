import type { Permission } from '@sixpence/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { readJson, type TestPerson, testSandbox } from '../../../tests/test-sandbox.ts'
import { modeOfApprover } from './approver-ways.ts'

const bank = testSandbox()
const PAYS: readonly Permission[] = ['sendUserToUser']
let business: TestPerson
let payee: TestPerson
let clerk: Worker
let keys = 0

interface Worker {
  readonly person: TestPerson
  readonly token: string
}
type Answer = Record<string, unknown>

async function worker(right: string, approval: string, permissions: readonly Permission[] = []) {
  const person = await bank.person({
    kind: 'business',
    approval,
    standing: { actsForOthers: true },
    accesses: [{ customerId: business.customerId, right, permissions }],
  })
  return { person, token: (await bank.signIn(person)).accessToken }
}

const call = async (method: string, body: object, { token }: Worker) =>
  (await (
    await bank.call(method, { ...body, fromCustomerId: business.customerId }, token)
  ).json()) as Answer

async function ask(amount: string): Promise<string> {
  const key = `key-of-a-way-${String((keys += 1)).padStart(6, '0')}`
  const fromAccount = business.accounts[0]?.accountId
  const order = { fromAccount, toEmail: payee.email, amount, fromCustomerId: business.customerId }
  const said = await readJson(bank.call('p2pTransfer', order, { token: clerk.token, key }))
  return (said as unknown as { approval: { trxid: string } }).approval.trxid
}

const begin = (transactionIds: readonly string[], by: Worker, more: object = {}) =>
  call('transactionRequestApprove', { transactionIds, declined: false, ...more }, by)
const handIn = ({ approvalTransactionId }: Answer, by: Worker, code?: string) =>
  call('businessRequestApprove', { approvalTransactionId, code }, by)
const entries = async () => {
  const [row] = await bank.database.sql<{ count: number }>`
    select count(*)::int as count from journal_entry`
  return row?.count ?? 0
}
const inboxOf = async ({ person: { email } }: Worker) =>
  (await (await bank.control(`/inbox?to=${encodeURIComponent(email)}`)).json()) as {
    channel: string
    body: string
    code?: string
  }[]
const pushOf = async ({ person: { email } }: Worker) => {
  const waiting = (await (await bank.control('/pushes')).json()) as Record<string, string>[]
  return waiting.find(({ to }) => to === email)
}
const answer = (push: Record<string, string> | undefined, approve: boolean) =>
  bank.control(`/push/${push?.['id']}`, { approve })
const moved = (id: string) => ({ id, transactionId: expect.any(String) as string })
const movedAll = (ids: readonly string[]) => expect.arrayContaining(ids.map(moved)) as unknown[]
const refusedBy = (param: string) => ({ validationErrors: [{ param }] })

beforeAll(async () => {
  business = await bank.person({ kind: 'business' })
  payee = await bank.person({ name: 'Vera Kostova' })
  clerk = await worker('initiate', 'none', PAYS)
}, 60_000)

describe('several requests approved together', () => {
  it.each([
    ['otp', 'email', /•••@/],
    ['approvalCode', 'email', /•••@/],
    ['direct', 'email', /•••@/],
    ['sms', 'sms', /^\+353 •••• 42$/],
  ])(
    'want one code of the approver’s way: %s (APPR-001, APPR-003)',
    async (approval, channel, sentTo) => {
      const approver = await worker('confirm', approval)
      const [ids, count] = [[await ask('1.00'), await ask('2.00')], await entries()]
      const said = await begin(ids, approver)
      expect(said).toMatchObject({
        approveType: approval,
        approvalSentTo: expect.stringMatching(sentTo) as string,
        endsAt: expect.any(String) as string,
      })
      const [message] = await inboxOf(approver)
      expect(message?.channel).toBe(channel)
      expect(message?.body).toContain('1.00 EUR')
      expect(message?.body).toContain('2.00 EUR')
      expect(await entries()).toBe(count)
      expect(await handIn(said, approver)).toMatchObject(refusedBy('approvalCode'))
      const { items } = await handIn(said, approver, message?.code)
      expect(items).toEqual(movedAll(ids))
      expect(await entries()).toBe(count + 2)
    },
  )

  it.each(['none', 'simple'])(
    'want none in a way without: %s (APPR-001, APPR-002)',
    async approval => {
      const approver = await worker('confirm', approval)
      const [ids, count] = [[await ask('1.00'), await ask('2.00')], await entries()]
      const said = await begin(ids, approver)
      expect(said).toMatchObject({ approveType: approval })
      expect(said).not.toHaveProperty('availableApprovalMethods')
      expect(await inboxOf(approver)).not.toContainEqual(
        expect.objectContaining({ code: expect.any(String) as string }),
      )
      expect(await entries()).toBe(count)
      const again = await begin(ids, approver)
      const first = await handIn(again, approver)
      expect(first['items']).toEqual(movedAll(ids))
      expect(await handIn(again, approver)).toEqual(first)
      expect(await entries()).toBe(count + 2)
    },
  )

  it('are shown on the approver’s phone, and move with its answer: push (APPR-001, APPR-003)', async () => {
    const approver = await worker('confirm', 'push')
    const [ids, count] = [[await ask('1.00'), await ask('2.00')], await entries()]
    const said = await begin(ids, approver)
    const push = await pushOf(approver)
    expect(said).toMatchObject({
      approveType: 'push',
      availableApprovalMethods: ['push', 'otp'],
      push: { identifier: push?.['identifier'], devices: [{ name: "Robin's phone" }] },
    })
    expect(push).toMatchObject({ flow: 'requests' })
    expect(push?.['payments']).toContainEqual({
      amount: '1.00',
      fee: '0.25',
      currencyCode: 'EUR',
      payee: 'Vera K.',
      asker: clerk.person.email,
    })
    expect(await handIn(said, approver)).toMatchObject(refusedBy('approvalPending'))
    expect(await entries()).toBe(count)
    expect((await answer(push, true)).status).toBe(200)
    expect(await entries()).toBe(count + 2)
    expect((await handIn(said, approver))['items']).toEqual(movedAll(ids))
    expect((await answer(push, true)).status).toBe(404)
    expect(await entries()).toBe(count + 2)
  })
})

describe('a push to an approver', () => {
  it('that is rejected moves nothing, and another goes out at once (APPR-005)', async () => {
    const approver = await worker('confirm', 'push')
    const [id, count] = [await ask('3.00'), await entries()]
    const said = await begin([id], approver)
    expect(await begin([id], approver)).toMatchObject(refusedBy('approvalCodeTooSoon'))
    const next = await begin([await ask('3.10')], approver)
    expect((await answer(await pushOf(approver), false)).status).toBe(200)
    expect(await handIn(next, approver)).toMatchObject(refusedBy('approvalRefused'))
    expect(await handIn(said, approver)).toMatchObject({ responseCode: 'VF' })
    expect(await entries()).toBe(count)
  })

  it('is void once another way is chosen, which is open at once (APPR-012)', async () => {
    const approver = await worker('confirm', 'push')
    const id = await ask('4.00')
    await begin([id], approver)
    const push = await pushOf(approver)
    const said = await begin([id], approver, { approveType: 'otp' })
    expect(said).toMatchObject({ approveType: 'otp', availableApprovalMethods: ['otp', 'push'] })
    expect((await answer(push, true)).status).toBe(404)
    const code = await bank.codeOf(approver.person.email)
    expect((await handIn(said, approver, code))['items']).toEqual([moved(id)])
  })

  it('moves nothing for an approver who has lost the right meanwhile', async () => {
    const approver = await worker('confirm', 'push')
    const [id, count] = [await ask('6.00'), await entries()]
    await begin([id], approver)
    await bank.control('/accesses', {
      userId: approver.person.customerId,
      customerId: business.customerId,
      right: 'read',
    })
    expect((await answer(await pushOf(approver), true)).status).toBe(404)
    expect(await entries()).toBe(count)
  })

  it('moves nothing once another approver was faster, and the page is told', async () => {
    const [approver, other] = [await worker('confirm', 'push'), await worker('confirm', 'none')]
    const id = await ask('7.50')
    const said = await begin([id], approver)
    const push = await pushOf(approver)
    expect((await handIn(await begin([id], other), other))['items']).toEqual([moved(id)])
    const count = await entries()
    await answer(push, true)
    expect(await entries()).toBe(count)
    expect(await handIn(said, approver)).toMatchObject(refusedBy('requestDecided'))
  })

  it('is void when the clerk withdraws before the answer', async () => {
    const approver = await worker('confirm', 'push')
    const [id, count] = [await ask('7.60'), await entries()]
    const said = await begin([id], approver)
    const push = await pushOf(approver)
    await Promise.all([
      call('transactionRequestWithdraw', { transactionIds: [id] }, clerk),
      answer(push, true),
    ])
    const { transactionId, status } = (
      (await call('transactionRequestGet', { requestId: id }, approver)) as {
        request: { transactionId?: string; status: string }
      }
    ).request
    const isMoved = status === 'approved'
    expect(await entries()).toBe(count + Number(isMoved))
    expect(transactionId !== undefined).toBe(isMoved)
    const end = isMoved ? { items: [moved(id)] } : refusedBy('requestDecided')
    expect(await handIn(said, approver)).toMatchObject(end)
  })

  it('moves those that can be moved, and says of the others why not (APPR-005)', async () => {
    const approver = await worker('confirm', 'push')
    const [id, taken, count] = [await ask('7.00'), await ask('8.00'), await entries()]
    const said = await begin([id, taken], approver)
    await call('transactionRequestWithdraw', { transactionIds: [taken] }, clerk)
    expect((await answer(await pushOf(approver), true)).status).toBe(200)
    expect(await entries()).toBe(count + 1)
    const { items } = await handIn(said, approver)
    expect(items).toHaveLength(2)
    expect(items).toContainEqual(moved(id))
    expect(items).toMatchObject(
      expect.arrayContaining([
        { id: taken, refusal: expect.objectContaining({ responseCode: 'VF' }) as object },
      ]) as unknown[],
    )
  })
})

describe('a way that does not lead to the approver', () => {
  it.each(['sms', 'none', 'direct'])('cannot be chosen: %s', async approveType => {
    const approver = await worker('confirm', 'otp')
    const said = await begin([await ask('9.00')], approver, { approveType })
    expect(said).toMatchObject(refusedBy('approveType'))
  })
})

describe('a push that nobody answers', () => {
  it('can be answered for ten minutes, and its key is no code', async () => {
    const approver = await worker('confirm', 'push')
    const said = await begin([await ask('5.00')], approver)
    const push = await pushOf(approver)
    const typed = await handIn(said, approver, push?.['id']?.slice(0, 32))
    expect(typed).toMatchObject(refusedBy('approvalPending'))
    await bank.control('/clock', { advanceMs: 10 * 60_000 })
    expect((await answer(push, true)).status).toBe(404)
    const later = { ...approver, token: (await bank.signIn(approver.person)).accessToken }
    expect(await handIn(said, later)).toMatchObject(refusedBy('approvalCodeExpired'))
  })
})

describe('modeOfApprover', () => {
  it.each([
    ['otp', 'none', 'otp'],
    ['push', 'sms', 'push'],
    ['none', 'otp', 'otp'],
    ['simple', 'push', 'push'],
    ['none', 'none', 'none'],
    ['simple', 'none', 'simple'],
    ['none', 'simple', 'none'],
  ] as const)('is of %s and the customer’s %s: %s', (own, customers, mode) => {
    expect(modeOfApprover(own, customers)).toBe(mode)
  })
})
