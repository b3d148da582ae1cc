import type {
  AccessRight,
  RequestedPayment,
  RequestedPaymentOrder,
  TransactionRequest,
} from '@sixpence/protocol'
import { approvalMethods, batchMethods, paymentMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { asThemselves, grantAccess } from '../access/index.ts'
import { type NewBatch, submitBatch } from '../batches/index.ts'

const held = testDatabase()

const LENA = 'DE14900900900000000017'
const OTHER = 'DE89900900900000000025'

const DAY_MS = 86_400_000

type Line = NewBatch['lines'][number]

const toIban = (name: string, iban: string, amount: string): Line => ({
  account: { name, countryCode: 'DE', currency: 'EUR', details: { iban } },
  amount,
})
const toPounds: Line = {
  account: {
    name: 'Tamar Tiles',
    countryCode: 'GB',
    currency: 'GBP',
    details: { sortCode: '090900', accountNumber: '00000025' },
  },
  amount: '85.40',
}

describe('an approver of a batch', () => {
  let bank: TestBank
  let quay: TestCustomer
  let clerk: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    quay = await bank.customer({ businessName: 'Quay Tools', accounts: { EUR: '5000.00' } })
    clerk = await bank.customer()
  })

  const submit = (
    lines: readonly Line[],
    {
      type = 'eft',
      right = 'initiate',
    }: { type?: NewBatch['type']; right?: 'full' | 'initiate' } = {},
  ) =>
    bank.database.transaction(sql => {
      const { id: customerId, email } = quay
      const ownCustomerId = right === 'full' ? customerId : clerk.id
      const signedIn = {
        userId: ownCustomerId,
        email,
        sessionId: 'a-session',
        scope: 'full',
      } as const
      const caller = {
        ...asThemselves({ ...signedIn, customerId }),
        ownCustomerId,
        right,
      }
      const context = { sql, clock: { now: () => bank.now() }, newId: bank.newId, caller }
      return submitBatch(context, {
        name: 'June',
        type,
        accountId: quay.accounts['EUR'] ?? '',
        lines,
      })
    })
  const requestOf = async (batchId: string) => {
    const [row] = await bank.database.sql<{ id: string }>`
      select id from payment_request where batch_id = ${batchId}`
    const call = { by: quay, input: { requestId: row?.id } }
    const { body } = await bank.call(approvalMethods.find, call)
    return body['request'] as TransactionRequest
  }

  it('is told the totals by currency and way', async () => {
    const lines = [toIban('Lena Vogt', LENA, '20.00'), toPounds, toIban('Tom Vogt', LENA, '30.50')]
    const { totals } = await requestOf(await submit(lines))
    expect(totals).toEqual([
      { currencyCode: 'EUR', rail: 'sepa', paymentCount: 2, amount: '50.50', fee: '4.00' },
      {
        currencyCode: 'GBP',
        rail: 'fasterPayments',
        paymentCount: 1,
        amount: '85.40',
        fee: '2.00',
      },
    ])
  })

  const paymentsOf = async (batchId: string, input: object = {}) => {
    const call = { by: quay, input: { batchId, ...input } }
    const { body } = await bank.call(approvalMethods.batchPayments, call)
    return body['items'] as RequestedPayment[]
  }
  const listed = async (batchId: string, order?: RequestedPaymentOrder) =>
    (await paymentsOf(batchId, { order })).map(({ place }) => place)

  it('lists the largest payments first, those to check first, or all as in the file', async () => {
    await submit([toIban('Lena Vogt', LENA, '20.00')], { right: 'full' })
    const id = await submit([
      toIban('Lena Vogt', LENA, '20.00'),
      toIban('Tom Vogt', OTHER, '10.00'),
      toPounds,
      toIban('Lena Vogt', OTHER, '5.00'),
      toIban('Tim Vogt', LENA, '20.00'),
    ])
    expect(await listed(id)).toEqual([3, 1, 5, 2, 4])
    expect(await listed(id, 'news')).toEqual([4, 3, 2, 1, 5])
    expect(await listed(id, 'file')).toEqual([1, 2, 3, 4, 5])
    expect(await paymentsOf(id, { order: 'news', page: 2, size: 2 })).toMatchObject([
      { place: 2, toAmount: '10.00', isNewPayee: true, hasChangedDetails: false },
      { place: 1, isNewPayee: false, hasChangedDetails: false },
    ])
    expect(await requestOf(id)).toMatchObject({
      isNewPayee: true,
      hasChangedDetails: true,
      payeeCounts: { newPayees: 2, changedDetails: 1, noMatches: 0, closeMatches: 0, unpayable: 0 },
    })
  })

  it('is told which customers are new, and which cannot be paid', async () => {
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    const zoe = await bank.customer({ accounts: { EUR: '0' } })
    await submit([{ email: ben.email, amount: '1.00' }], { type: 'p2p', right: 'full' })
    const lines = [ben.email, zoe.email, 'none@x.example'].map(email => ({ email, amount: '5.00' }))
    const id = await submit(lines, { type: 'p2p' })
    expect(await requestOf(id)).toMatchObject({ payeeCounts: { newPayees: 2, unpayable: 0 } })
    expect(await listed(id, 'news')).toEqual([2, 3, 1])
    expect(await requestOf(id)).toMatchObject({
      payeeCounts: { newPayees: 1, changedDetails: 0, noMatches: 0, closeMatches: 0, unpayable: 1 },
    })
  })

  it('is told of no more than 100 unknown addresses a day whether somebody has them', async () => {
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    const zoe = await bank.customer({ accounts: { EUR: '0' } })
    await submit([{ email: ben.email, amount: '1.00' }], { type: 'p2p', right: 'full' })
    const guesses = Array.from({ length: 101 }, (_, at) => `none-${at}@x.example`)
    const lines = [...guesses, zoe.email, ben.email].map(email => ({ email, amount: '5.00' }))
    const id = await submit(lines, { type: 'p2p' })
    const pageOf = (page: number) => paymentsOf(id, { order: 'file', page })
    const closed = { reason: 'payee' }
    for (const page of [1, 2])
      expect(await pageOf(page)).toMatchObject(Array.from({ length: 50 }, () => closed))
    const [none, fresh, known] = await pageOf(3)
    for (const secret of [none, fresh]) {
      expect(secret).toMatchObject({ isNewPayee: true })
      for (const key of ['name', 'kind', 'reason']) expect(secret).not.toHaveProperty(key)
    }
    expect(known).toMatchObject({ name: expect.any(String) as string, isNewPayee: false })
    expect(await requestOf(id)).toMatchObject({ payeeCounts: { newPayees: 2, unpayable: 100 } })
    bank.advance(DAY_MS)
    expect(await pageOf(3)).toMatchObject([closed, { name: expect.any(String) as string }, {}])
  })

  it('is told as much if the submitter loses the right to approve before confirming it', async () => {
    await bank.database.sql`update customer set approval_mode = 'otp' where id = ${quay.id}`
    const grant = (right: AccessRight) =>
      bank.database.transaction(sql =>
        grantAccess(sql, [
          { userId: clerk.id, customerId: quay.id, right, permissions: ['massUser'] },
        ]),
      )
    await grant('full')
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    const key = aKey()
    const as = (right: AccessRight) => ({ by: clerk, acting: { customer: quay, right }, key })
    const typed = { batchName: 'June', text: `${ben.email} 5`, accountId: quay.accounts['EUR'] }
    const { batchId } = (await bank.call(batchMethods.handInP2p, { ...as('full'), input: typed }))
      .body
    const expected = { expectedTotal: '5.00', expectedFee: '0.25', expectedCurrencyCode: 'EUR' }
    const input = { batchId, version: 1, ...expected }
    const { approval } = (await bank.call(batchMethods.submit, { ...as('full'), input })).body
    const { trxid } = approval as { trxid: string }
    const code = { trxid, approvalCode: await bank.codeOf(clerk) }
    await grant('initiate')
    await bank.call(paymentMethods.approve, { ...as('initiate'), input: code })
    expect(await requestOf(String(batchId))).toMatchObject({
      isNewPayee: true,
      payeeCounts: { newPayees: 1 },
    })
  })
})
