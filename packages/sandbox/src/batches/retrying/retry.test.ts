import type { BatchDraftRow, BatchDraftState, BatchPayment } from '@sixpence/protocol'
import { batchMethods, paymentMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aBank,
  aKey,
  type TestBank,
  type TestCall,
  type TestCustomer,
} from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { audit } from '../../audit/index.ts'
import { findBatchFaults } from '../../audit/find-batch-faults.ts'
import { payOneBatch } from '../executing/batch-job.ts'
import { nextName } from './retry-batch.ts'

const held = testDatabase()

it.each([
  ['Wages', 'Wages (2)'],
  ['Wages (2)', 'Wages (3)'],
  ['Wages (9) ', 'Wages (9)  (2)'],
  [`${'x'.repeat(98)} (9)`, `${'x'.repeat(95)} (10)`],
  ['x'.repeat(100), `${'x'.repeat(96)} (2)`],
])('%j becomes %j', (name, next) => {
  expect(nextName(name)).toBe(next)
})

describe('what was not paid of a batch', () => {
  let bank: TestBank
  let ada: TestCustomer
  let ben: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ businessName: 'Quay Tools', accounts: { EUR: '100.00' } })
    ben = await bank.customer({ accounts: { EUR: '0' } })
  })

  const ask = async (
    method: Parameters<TestBank['call']>[0],
    input: object,
    call: Partial<TestCall> = {},
  ) => (await bank.call(method, { by: ada, input, ...call })).body
  const handIn = async (text: string) => {
    const input = { batchName: 'Wages', accountId: ada.accounts['EUR'], text }
    return String((await ask(batchMethods.handInP2p, input))['batchId'])
  }
  const read = async (batchId: string) =>
    (await ask(batchMethods.draftRows, { batchId })) as unknown as {
      draft: BatchDraftState
      rows: BatchDraftRow[]
    }
  const submit = async (batchId: string, call: Partial<TestCall> = {}) => {
    const { version, price } = (await read(batchId)).draft
    const expected = {
      expectedTotal: price?.amount,
      expectedFee: price?.fee,
      expectedCurrencyCode: 'EUR',
      asFarAsItGoes: true,
      ignoreIdenticalBatch: true,
    }
    return ask(batchMethods.submit, { batchId, version, ...expected }, { key: aKey(), ...call })
  }
  const work = async () => {
    const clock = { now: () => bank.now() }
    while (await payOneBatch({ database: bank.database, newId: bank.newId, clock }, '')) continue
  }
  const retry = (batchId: string, key = aKey()) => ask(batchMethods.retry, { batchId }, { key })
  const retried = async (batchId: string) => String((await retry(batchId))['batchId'])
  const paymentsOf = async (id: string) => {
    const { payments } = await ask(batchMethods.get, { id })
    return (payments as { payment: BatchPayment[] }).payment
  }
  /** A batch whose second row isn't paid for want of money. */
  const partial = async () => {
    const id = await handIn(`${ben.email} 60 May\n${ben.email} 50 June`)
    await submit(id)
    await work()
    return id
  }
  const topUp = async () => {
    const zoe = await bank.customer({ accounts: { EUR: '200.00' } })
    const input = { fromAccount: zoe.accounts['EUR'], toEmail: ada.email, amount: '100' }
    await ask(transferMethods.sendP2p, input, { by: zoe, key: aKey() })
    return zoe
  }
  const inMode = (mode: string) =>
    bank.database.sql`update customer set approval_mode = ${mode} where id = ${ada.id}`
  const withCode = () => inMode('otp')
  const withoutCode = () => inMode('none')

  it('becomes a draft once under a key, each row naming the one it replaces (MASS-001)', async () => {
    const first = await partial()
    const [, unpaid] = await paymentsOf(first)
    const key = aKey()
    const answer = await retry(first, key)
    expect(await retry(first, key)).toEqual(answer)
    const second = String(answer['batchId'])
    const replaces = `${first}.${unpaid?.rowId}`
    const cells = { email: ben.email, amount: '50.00', note: 'June' }
    expect(await read(second)).toMatchObject({
      draft: { name: 'Wages (2)', rowCount: 1, faultyCount: 0 },
      rows: [{ cells, replaces, faults: {} }],
    })
    await topUp()
    expect(await submit(second)).toMatchObject({ responseCode: '00' })
    await work()
    expect(await paymentsOf(second)).toMatchObject([{ status: 'paid', replaces }])
    expect(await retry(second)).toMatchObject({ validationErrors: [{ param: 'batchId' }] })
    expect(await retry(first)).toMatchObject({ validationErrors: [{ param: 'batchId' }] })
    expect(await retry(first, key)).toEqual(answer)
  })

  it('is refused at submission once another batch has paid it, over any number of steps', async () => {
    const first = await partial()
    const [one, other] = [await retried(first), await retried(first)]
    await topUp()
    await withCode()
    await submit(one)
    await ask(batchMethods.cancel, { batchId: one })
    await withoutCode()
    const grandchild = await retried(one)
    await submit(other)
    await work()
    expect(await paymentsOf(other)).toMatchObject([{ status: 'paid' }])
    expect(await read(grandchild)).toMatchObject({
      draft: { faultyCount: 1 },
      rows: [{ faults: { rowId: 'paidBefore' } }],
    })
    expect(await submit(grandchild)).toMatchObject({
      validationErrors: [
        { param: 'rows', description: expect.stringMatching(/Payment 1 /) as string },
      ],
    })
    expect(await bank.balance(ben.accounts['EUR'])).toBe('110.00')
  })

  it('is refused before it is paid if another batch was faster', async () => {
    const first = await partial()
    const [one, other] = [await retried(first), await retried(first)]
    await topUp()
    await withCode()
    const key = aKey()
    const { approval } = await submit(one, { key })
    const { trxid } = approval as { trxid: string }
    const approvalCode = await bank.codeOf(ada)
    await withoutCode()
    await submit(other)
    await ask(paymentMethods.approve, { trxid, approvalCode }, { key })
    await work()
    expect(await paymentsOf(one)).toMatchObject([{ status: 'refused', reason: 'paidBefore' }])
    expect(await bank.balance(ben.accounts['EUR'])).toBe('110.00')
  })

  it('is found by the audit if it is paid twice', async () => {
    const first = await partial()
    const second = await retried(first)
    const { id } = await topUp()
    await submit(second)
    await work()
    expect(await audit(bank.database)).toEqual([])
    const unpaid = (await paymentsOf(first)).find(({ status }) => status === 'refused')
    const undone = new Error('undone')
    const twice = bank.database.transaction(async sql => {
      await sql`
        update batch_payment set reason = null,
          payment_id = (select id from payment where customer_id = ${id})
        where batch_id = ${first} and row_id = ${unpaid?.rowId}`
      expect(await findBatchFaults(sql)).toContainEqual({
        invariant: 'eachRowOnce',
        about: `row ${first}.${unpaid?.rowId}`,
        message: 'of the rows that replace each other 2 are paid',
      })
      throw undone
    })
    await expect(twice).rejects.toBe(undone)
  })

  it('waits until the batch is over, and includes cancelled payments (MASS-012)', async () => {
    await withCode()
    const id = await handIn(`${ben.email} 6\n${ben.email} 5`)
    await submit(id)
    expect(await retry(id)).toMatchObject({ validationErrors: [{ param: 'batchId' }] })
    await ask(batchMethods.cancel, { batchId: id })
    const again = await retried(id)
    expect((await read(again)).rows).toMatchObject([
      { cells: { amount: '6.00' } },
      { cells: { amount: '5.00' } },
    ])
    expect(await submit(again)).toMatchObject({ approval: {} })
  })

  it('needs the flag of its kind, and a batch of the customer (ACCESS-020)', async () => {
    const id = await partial()
    const without = ['massUser'] as const
    expect(await ask(batchMethods.retry, { batchId: id }, { without })).toMatchObject({
      responseCode: '13',
    })
    expect(await ask(batchMethods.retry, { batchId: id }, { by: ben })).toMatchObject({
      responseCode: '13',
    })
  })
})
