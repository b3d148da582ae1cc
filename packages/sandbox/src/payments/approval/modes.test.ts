import { type TestPerson, readJson, testSandbox } from '../../../tests/test-sandbox.ts'
import { describe, expect, it } from 'vitest'

const bank = testSandbox()
let keys = 0

interface Waiting {
  readonly person: TestPerson
  readonly token: string
  readonly key: string
  readonly said: Record<string, unknown>
  readonly approval: { trxid: string; push?: { identifier: string } }
}

async function begin(change: object): Promise<Waiting> {
  const payee = await bank.person({ name: 'Vera Kostova' })
  const person = await bank.person(change)
  const { accessToken: token } = await bank.signIn(person)
  const key = `key-of-a-mode-${String((keys += 1)).padStart(6, '0')}`
  const input = {
    fromAccount: person.accounts[0]?.accountId,
    toEmail: payee.email,
    amount: '20.00',
  }
  const said = await readJson(bank.call('p2pTransfer', input, { token, key }))
  return { person, token, key, said, approval: said['approval'] as Waiting['approval'] }
}

const approve = ({ token, key, approval }: Waiting, approvalCode: string) =>
  readJson(bank.call('transferApprove', { trxid: approval.trxid, approvalCode }, { token, key }))
const call = ({ token, approval }: Waiting, method: string, more: object = {}) =>
  readJson(bank.call(method, { trxid: approval.trxid, ...more }, token))
const intentOf = async ({ token, key }: Waiting) =>
  (await (await bank.call('paymentIntentGet', { key }, token)).json()) as Record<string, unknown>
const inboxOf = async ({ email }: TestPerson) =>
  (await (await bank.control(`/inbox?to=${encodeURIComponent(email)}`)).json()) as {
    channel: string
    body: string
  }[]
const pushOf = async ({ email }: TestPerson) => {
  const waiting = (await (await bank.control('/pushes')).json()) as Record<string, string>[]
  return waiting.find(({ to }) => to === email)
}
const answer = (id: string | undefined, yes: boolean) =>
  bank.control(`/push/${id}`, { approve: yes })
const minutes = (count: number) => bank.control('/clock', { advanceMs: count * 60_000 })
const sendsCode = ['otp', 'approvalCode', 'direct'] as const

describe('the approval modes', () => {
  it.each(['none', 'simple'])('%s moves the money at once (APPR-001, APPR-002)', async approval => {
    const { said } = await begin({ approval })
    expect(said).toMatchObject({ responseCode: '00', transactionId: expect.any(String) as string })
  })

  it.each(sendsCode)('%s asks for a code by email (APPR-001, APPR-003)', async approval => {
    const waiting = await begin({ approval })
    expect(waiting.approval).toMatchObject({
      approveType: approval,
      approvalSentTo: expect.stringContaining('•••@') as string,
      availableApprovalMethods: [approval],
      endsAt: expect.any(String) as string,
    })
    const code = await bank.codeOf(waiting.person.email)
    expect(await approve(waiting, code)).toMatchObject({ responseCode: '00' })
  })

  it('sms sends a text to the confirmed phone (APPR-003)', async () => {
    const waiting = await begin({ approval: 'sms' })
    expect(waiting.approval).toMatchObject({
      approveType: 'sms',
      approvalSentTo: '+353 •••• 42',
      availableApprovalMethods: ['sms', 'otp'],
    })
    const [text] = await inboxOf(waiting.person)
    expect(text?.channel).toBe('sms')
    expect(text?.body).toContain('20.00 EUR to Vera K.')
    const code = await bank.codeOf(waiting.person.email)
    expect(await approve(waiting, code)).toMatchObject({ responseCode: '00' })
  })

  it('sms falls back to an email where no phone is confirmed', async () => {
    const { approval, person } = await begin({})
    expect(approval).toBeUndefined()
    await bank.database.sql`
      update customer set approval_mode = 'sms' where id = ${person.customerId}`
    const { accessToken: token } = await bank.signIn(person)
    const payee = await bank.person()
    const input = { fromAccount: person.accounts[0]?.accountId, toEmail: payee.email, amount: '1' }
    const key = 'key-of-a-text-to-nowhere'
    expect(await readJson(bank.call('p2pTransfer', input, { token, key }))).toMatchObject({
      approval: { approveType: 'otp', availableApprovalMethods: ['otp'] },
    })
  })
})

describe('a payment approved by push', () => {
  it('shows amount, payee and digits on the device, and moves with its answer (APPR-003)', async () => {
    const waiting = await begin({ approval: 'push' })
    const { identifier } = waiting.approval.push ?? {}
    expect(waiting.approval).toMatchObject({
      approveType: 'push',
      availableApprovalMethods: ['push', 'otp'],
      push: { devices: [{ name: "Robin's phone" }] },
    })
    const push = await pushOf(waiting.person)
    expect(push).toMatchObject({
      flow: 'payment',
      identifier,
      amount: '20.00',
      fee: '0.25',
      currencyCode: 'EUR',
      payee: 'Vera K.',
    })
    expect((await answer(push?.['id'], true)).status).toBe(200)
    expect(await intentOf(waiting)).toMatchObject({ status: 'settled' })
    expect((await answer(push?.['id'], true)).status).toBe(404)
    expect(await approve(waiting, '')).toMatchObject({ responseCode: '00' })
  })

  it('waits on when it is rejected, and says so until it is retried (APPR-005, APPR-006)', async () => {
    const waiting = await begin({ approval: 'push' })
    const first = await pushOf(waiting.person)
    await answer(first?.['id'], false)
    expect(await intentOf(waiting)).toMatchObject({
      status: 'pendingApproval',
      approval: { trxid: waiting.approval.trxid, failure: 'rejected' },
    })
    const { approval } = await call(waiting, 'transferApprovalRetry')
    expect(approval).toMatchObject({ trxid: waiting.approval.trxid, approveType: 'push' })
    expect(approval).not.toHaveProperty('failure')
    const second = await pushOf(waiting.person)
    expect(second?.['id']).not.toBe(first?.['id'])
    expect((await answer(second?.['id'], true)).status).toBe(200)
    expect(await intentOf(waiting)).toMatchObject({ status: 'settled' })
  })

  it('is not done by the key of the push typed as a code', async () => {
    const waiting = await begin({ approval: 'push' })
    const push = await pushOf(waiting.person)
    const typed = push?.['id']?.slice(0, 32) ?? ''
    expect(await approve(waiting, typed)).toMatchObject({ responseCode: 'VF' })
  })

  it('is void once amount or payee is another', async () => {
    const waiting = await begin({ approval: 'push' })
    const push = await pushOf(waiting.person)
    await bank.database.sql`update payment set amount = 21 where key = ${waiting.key}`
    expect((await answer(push?.['id'], true)).status).toBe(404)
    expect(await intentOf(waiting)).toMatchObject({ status: 'pendingApproval' })
  })

  it('can be answered for ten minutes', async () => {
    const waiting = await begin({ approval: 'push' })
    const push = await pushOf(waiting.person)
    await minutes(10)
    expect((await answer(push?.['id'], true)).status).toBe(404)
  })
})

describe('the customer', () => {
  it('chooses another of the ways, at once: the one before is void (APPR-012)', async () => {
    const waiting = await begin({ approval: 'push' })
    const push = await pushOf(waiting.person)
    const { approval } = await call(waiting, 'approvalCodeRequest', { approveType: 'otp' })
    expect(approval).toMatchObject({
      approveType: 'otp',
      approvalSentTo: expect.stringContaining('•••@') as string,
      availableApprovalMethods: ['otp', 'push'],
    })
    expect((await answer(push?.['id'], true)).status).toBe(404)
    const code = await bank.codeOf(waiting.person.email)
    expect(await approve(waiting, code)).toMatchObject({ responseCode: '00' })
  })

  it.each(['sms', 'none', 'simple'])('cannot choose %s, which leads nowhere', async approveType => {
    const waiting = await begin({ approval: 'otp' })
    expect(await call(waiting, 'approvalCodeRequest', { approveType })).toMatchObject({
      validationErrors: [{ param: 'approveType' }],
    })
  })

  it('begins again after five wrong codes, for the same payment (APPR-006)', async () => {
    const waiting = await begin({ approval: 'otp' })
    const wrong = (await bank.codeOf(waiting.person.email)) === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) await approve(waiting, wrong)
    expect(await intentOf(waiting)).toMatchObject({ approval: { failure: 'tooManyTries' } })
    expect(await call(waiting, 'transferApprovalRetry')).toMatchObject({
      responseCode: '00',
      approval: { trxid: waiting.approval.trxid },
    })
    const code = await bank.codeOf(waiting.person.email)
    expect(await approve(waiting, code)).toMatchObject({ responseCode: '00' })
  })

  it('waits a minute before retrying what has not failed', async () => {
    const waiting = await begin({ approval: 'otp' })
    expect(await call(waiting, 'transferApprovalRetry')).toMatchObject({
      validationErrors: [{ param: 'approvalCodeTooSoon' }],
    })
  })

  it('retries nothing that is over: 409 (APPR-006)', async () => {
    const waiting = await begin({ approval: 'otp' })
    await approve(waiting, await bank.codeOf(waiting.person.email))
    expect(await call(waiting, 'transferApprovalRetry')).toMatchObject({
      status: 409,
      validationErrors: [{ param: 'requestDecided' }],
    })
  })
})
