import { type Permission, PERMISSIONS } from '@sixpence/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  FLAGS,
  type Kind,
  KINDS,
  METHODS,
  orderOf,
  PAYOUT_CARD,
} from '../../tests/orders-of-every-kind.ts'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const EVERY_FLAG = Object.values(PERMISSIONS).flat()
const MINUTE_MS = 61_000

interface Worker {
  readonly person: TestPerson
  token: string
}

/** A call's input, and its key. */
interface Body extends Record<string, unknown> {
  readonly key?: string
}

let keys = 0
const aKey = () => `key-of-a-flag-${String((keys += 1)).padStart(6, '0')}`

/** Makes a business for which payments are begun, and its people. */
async function aBusiness(approval: 'none' | 'otp' | 'push') {
  const accounts = [
    { currencyCode: 'EUR', balance: '100000.00' },
    { currencyCode: 'EUR', balance: '0.00' },
  ]
  const business = await bank.person({
    kind: 'business',
    approval,
    accounts,
    externalCards: [PAYOUT_CARD],
  })
  const [card] = await bank.database.sql<{ id: string }>`
    select id from external_card where customer_id = ${business.customerId}`
  const payee = await bank.person({ accounts })
  const targets = {
    toAccount: business.accounts[1]?.accountId,
    toEmail: payee.email,
    cardId: card?.id ?? '',
  }
  const join = async (right: string): Promise<Worker> => {
    const person = await bank.person({
      kind: 'business',
      approval: right === 'confirm' ? 'otp' : approval,
      standing: { actsForOthers: true },
      accesses: [{ customerId: business.customerId, right, permissions: [] }],
    })
    return { person, token: (await bank.signIn(person)).accessToken }
  }
  const hold = ({ person }: Worker, right: string, permissions: readonly Permission[]) =>
    bank.control('/accesses', {
      userId: person.customerId,
      customerId: business.customerId,
      right,
      permissions,
    })
  const ask = ({ token }: Worker, method: string, { key = aKey(), ...body }: Body) =>
    readJson(bank.call(method, { ...body, fromCustomerId: business.customerId }, { token, key }))
  const begin = async (by: Worker, kind: Kind) => {
    const order = { ...orderOf(kind, targets), fromAccount: business.accounts[0]?.accountId }
    const key = aKey()
    const { approval } = (await ask(by, METHODS[kind].name, { ...order, key })) as {
      approval?: { trxid: string }
    }
    return { key, trxid: approval?.trxid ?? 'nothing waits' }
  }
  return { join, hold, ask, begin }
}

const entries = async () => {
  const [row] = await bank.database.sql<{ count: number }>`
    select count(*)::int as count from journal_entry where kind <> 'clearing'`
  return row?.count ?? 0
}

const allBut = (flag: Permission) => EVERY_FLAG.filter(one => one !== flag)

describe('a payment that waits for a code', () => {
  let business: Awaited<ReturnType<typeof aBusiness>>
  let payer: Worker

  beforeAll(async () => {
    business = await aBusiness('otp')
    payer = await business.join('full')
  }, 60_000)

  // Payments between own accounts aren't confirmed by a code.
  it.each(KINDS.filter(kind => !kind.startsWith('own')))(
    'moves only while who began it holds its flag: %s (ACCESS-019)',
    async kind => {
      const flag = FLAGS[kind]
      await business.hold(payer, 'full', [flag])
      // Moving the clock ends sessions.
      payer.token = (await bank.signIn(payer.person)).accessToken
      const { key, trxid } = await business.begin(payer, kind)
      const old = await bank.codeOf(payer.person.email)
      const handIn = (approvalCode: string) =>
        business.ask(payer, 'transferApprove', { trxid, approvalCode, key })
      await business.hold(payer, 'full', allBut(flag))
      const before = await entries()
      expect(await handIn(old)).toMatchObject({ responseCode: '13' })
      await business.hold(payer, 'full', [flag])
      // The earlier code stays useless, though the flag is back.
      expect(await handIn(old)).toMatchObject({
        validationErrors: [{ param: 'approvalCodeExpired' }],
      })
      expect(await entries()).toBe(before)
      await bank.control('/clock', { advanceMs: MINUTE_MS })
      await business.ask(payer, 'approvalCodeGenerate', { trxid })
      const code = await bank.codeOf(payer.person.email)
      expect(await handIn(code)).toMatchObject({ responseCode: '00' })
      expect(await entries()).toBe(before + 1)
    },
  )
})

describe('a payment that waits for a phone', () => {
  it('is not moved by a push that was answered without the flag, once that is back (ACCESS-019)', async () => {
    const business = await aBusiness('push')
    const payer = await business.join('full')
    const flag = FLAGS.p2p
    await business.hold(payer, 'full', [flag])
    const { trxid } = await business.begin(payer, 'p2p')
    const answer = async () => {
      const waiting = (await (await bank.control('/pushes')).json()) as { id: string; to: string }[]
      const push = waiting.find(({ to }) => to === payer.person.email)
      return { id: push?.id, status: await said(push?.id) }
    }
    const said = async (id = '') => (await bank.control(`/push/${id}`, { approve: true })).status
    await business.hold(payer, 'full', allBut(flag))
    const before = await entries()
    const { id, status } = await answer()
    expect(status).toBe(404)
    await business.hold(payer, 'full', [flag])
    expect(await said(id)).toBe(404)
    expect(await entries()).toBe(before)
    await bank.control('/clock', { advanceMs: MINUTE_MS })
    payer.token = (await bank.signIn(payer.person)).accessToken
    await business.ask(payer, 'transferApprovalRetry', { trxid })
    expect(await answer()).toMatchObject({ status: 200 })
    expect(await entries()).toBe(before + 1)
  })
})

describe('a payment that somebody else approves', () => {
  let business: Awaited<ReturnType<typeof aBusiness>>
  let clerk: Worker
  let approver: Worker

  beforeAll(async () => {
    business = await aBusiness('none')
    clerk = await business.join('initiate')
    approver = await business.join('confirm')
  }, 60_000)

  const approve = async (trxid: string) => {
    // Moving the clock ends sessions.
    approver.token = (await bank.signIn(approver.person)).accessToken
    const sent = await business.ask(approver, 'transactionRequestApprove', {
      transactionIds: [trxid],
      declined: false,
    })
    const { approvalTransactionId } = sent
    const code = await bank.codeOf(approver.person.email)
    return business.ask(approver, 'businessRequestApprove', { approvalTransactionId, code })
  }

  it.each(KINDS)('moves only while who asked holds its flag: %s (ACCESS-019)', async kind => {
    const flag = FLAGS[kind]
    await business.hold(clerk, 'initiate', [flag])
    clerk.token = (await bank.signIn(clerk.person)).accessToken
    const { trxid } = await business.begin(clerk, kind)
    await business.hold(clerk, 'initiate', allBut(flag))
    const before = await entries()
    expect(await approve(trxid)).toMatchObject({ validationErrors: [{ param: 'requestDecided' }] })
    expect(await entries()).toBe(before)
    await business.hold(clerk, 'initiate', [flag])
    await bank.control('/clock', { advanceMs: MINUTE_MS })
    expect(await approve(trxid)).toMatchObject({ responseCode: '00' })
    expect(await entries()).toBe(before + 1)
  })
})
