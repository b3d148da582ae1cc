import { beforeAll, describe, expect, it } from 'vitest'
import { aRequestingBusiness, type Worker } from '../../tests/a-requesting-business.ts'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'
import { waitingBatches, type WaitingBatch } from '../../tests/waiting-batches.ts'

const bank = testSandbox()
const requesting = aRequestingBusiness(bank)
const { held, ask, askP2p, decide, requestOf, entries, refusedBy } = requesting
const batches = waitingBatches(bank, requesting)
const { askBatch, decideBatch, handIn, codeForBatch, approveBatch, statusOf } = batches

let second: TestPerson

beforeAll(async () => {
  second = await bank.person({ name: 'Ben Okafor' })
})

const twoPayments = () => [
  { email: held.payee.email, amount: '20.00', note: 'June' },
  { email: second.email, amount: '30.50' },
]
const afterAMinute = () => bank.control('/clock', { advanceMs: 61_000 })
const keysOf = async ({ batchId }: WaitingBatch) => {
  const rows = await bank.database.sql<{ key: string }>`
    select key from payment where key like ${`${batchId}.%`} and transaction_id is not null
    order by key`
  return rows.map(({ key }) => key)
}
const holdsFor = ({ person }: Worker, right: string, permissions: readonly string[]) =>
  bank.control('/accesses', {
    userId: person.customerId,
    customerId: held.business.customerId,
    right,
    permissions,
  })

describe('whoever decides a batch', () => {
  it('names it as a batch: among single requests it is refused (APPR-014)', async () => {
    const [batch, single] = [await askBatch(twoPayments()), await askP2p('1.00')]
    const before = await entries()
    const together = { transactionIds: [single.id, batch.requestId], declined: false }
    const declined = { ...together, declined: true, reason: 'No' }
    for (const body of [together, declined]) {
      expect(await ask('transactionRequestApprove', body, held.approver)).toMatchObject(
        refusedBy('transactionIds'),
      )
    }
    expect(await decide(batch.batchId, held.approver)).toMatchObject({ responseCode: '13' })
    for (const batchId of [single.id, batch.requestId, 'nothing-asked']) {
      const body = { batchId, declined: false }
      const said = await ask('transactionRequestMassApprove', body, held.approver)
      expect(said).toMatchObject({ responseCode: '13' })
    }
    expect(await statusOf(batch)).toBe('waiting')
    expect(await requestOf(single.id)).toMatchObject({ status: 'waiting' })
    expect(await entries()).toBe(before)
  })

  it('is of the business that it is for', async () => {
    const batch = await askBatch(twoPayments())
    const stranger = await bank.person({ kind: 'business', approval: 'otp' })
    const { accessToken } = await bank.signIn(stranger)
    const { batchId } = batch
    for (const [method, body] of [
      ['transactionRequestMassApprove', { batchId, declined: false }],
      ['transactionRequestMassApprove', { batchId, declined: true, reason: 'No' }],
      ['transactionRequestPaymentList', { batchId }],
    ] as const) {
      expect(await readJson(bank.call(method, body, accessToken))).toMatchObject({
        responseCode: '13',
      })
    }
    expect(await statusOf(batch)).toBe('waiting')
  })

  it('has not asked for it, and has the right to', async () => {
    const batch = await askBatch(twoPayments())
    for (const by of [held.clerk, held.reader]) {
      expect(await decideBatch(batch, by)).toMatchObject({ responseCode: '13' })
    }
    await holdsFor(batch.by, 'full', ['massUser'])
    expect(await decideBatch(batch, batch.by)).toMatchObject(refusedBy('requestOwn'))
    expect(await statusOf(batch)).toBe('waiting')
  })

  it('pays nothing of who has lost the flag for batches meanwhile (ACCESS-020)', async () => {
    const batch = await askBatch(twoPayments())
    await holdsFor(batch.by, 'initiate', ['sendUserToUser'])
    expect(await requestOf(batch.requestId)).toMatchObject({ changes: ['permission'] })
    expect(await approveBatch(batch)).toMatchObject(refusedBy('requestDecided'))
    expect(await keysOf(batch)).toEqual([])
    await holdsFor(batch.by, 'initiate', ['massUser'])
    await afterAMinute()
    expect((await approveBatch(batch)).items).toHaveLength(1)
    expect(await keysOf(batch)).toHaveLength(2)
  })

  it('pays to accounts elsewhere while who asked holds the flag of its kind (ACCESS-020)', async () => {
    const account = {
      name: 'Lena Vogt',
      countryCode: 'DE',
      currency: 'EUR',
      details: { iban: 'DE14900900900000000017' },
    }
    const payments = [{ account, amount: '20.00' }]
    const batch = await askBatch(payments, { type: 'eft', flag: 'massEft' })
    const request = { type: 'massEft', amount: '20.00', fee: '2.00', changes: [] }
    expect(await requestOf(batch.requestId)).toMatchObject(request)
    await holdsFor(batch.by, 'initiate', ['massUser', 'sendEft'])
    await afterAMinute()
    expect(await approveBatch(batch)).toMatchObject(refusedBy('requestDecided'))
    await holdsFor(batch.by, 'initiate', ['massEft'])
    await afterAMinute()
    expect((await approveBatch(batch)).items).toMatchObject([
      { batch: { paymentCount: 1, refusedCount: 0 } },
    ])
    expect(await keysOf(batch)).toHaveLength(1)
  })

  it('is not asked where somebody without the flag hands one in (ACCESS-020)', async () => {
    const { customerId } = held.business
    const wish = {
      kind: 'business',
      standing: { actsForOthers: true },
      batches: [{ name: 'Wages', payments: twoPayments(), fromCustomerId: customerId }],
    }
    for (const access of [
      { right: 'initiate', permissions: ['sendUserToUser'] },
      { right: 'confirm', permissions: ['massUser'] },
    ]) {
      const accesses = [{ customerId, ...access }]
      expect((await bank.control('/people', { ...wish, accesses })).status).not.toBe(201)
    }
  })
})

describe('a code for a batch', () => {
  it.each([
    [
      'an amount',
      (id: string) => bank.database.sql`
      update batch_order_line set amount = 21 where batch_id = ${id} and place = 1`,
    ],
    [
      'a fee',
      (id: string) => bank.database.sql`
      update batch_order_line set fee = 0.10 where batch_id = ${id} and place = 1`,
    ],
    [
      'a payee',
      (id: string) => bank.database.sql`
      update batch_order_line set payee_id = ${held.business.customerId}
      where batch_id = ${id} and place = 1`,
    ],
    [
      'an address',
      (id: string) => bank.database.sql`
      update batch_order_line set email = ${second.email} where batch_id = ${id} and place = 1`,
    ],
    [
      'the account',
      (id: string) => bank.database.sql`
      update batch_order set account_id = ${requesting.usd()} where id = ${id}`,
    ],
    [
      'a payment less',
      (id: string) => bank.database.sql`
      delete from batch_order_line where batch_id = ${id} and place = 2`,
    ],
  ])('is void once the batch is another: %s', async (_what, change) => {
    const batch = await askBatch(twoPayments())
    const handed = await codeForBatch(batch)
    // Neither can happen to an order.
    await expect(change(batch.batchId)).rejects.toThrow(/stay as they were handed in/)
    const { sql } = bank.database
    await sql`alter table batch_order disable trigger kept`
    await sql`alter table batch_order_line disable trigger kept`
    try {
      await change(batch.batchId)
    } finally {
      await sql`alter table batch_order enable trigger kept`
      await sql`alter table batch_order_line enable trigger kept`
    }
    expect(await handIn(handed)).toMatchObject(refusedBy('approvalCode'))
    expect(await keysOf(batch)).toEqual([])
  })

  it('is for that batch, and for no other', async () => {
    const [first, other] = [
      await askBatch(twoPayments()),
      await askBatch(twoPayments(), { name: 'Rent' }),
    ]
    const { code } = await codeForBatch(first)
    const { approvalTransactionId } = await decideBatch(other)
    expect(await handIn({ approvalTransactionId, code })).toMatchObject(refusedBy('approvalCode'))
    expect(await keysOf(other)).toEqual([])
  })
})
