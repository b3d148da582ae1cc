import type { Batch, BatchDraftState, BatchPayment, BatchProgress } from '@sixpence/protocol'
import { approvalMethods, batchMethods, paymentMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aBank,
  aKey,
  type TestBank,
  type TestCall,
  type TestCustomer,
} from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { grantAccess } from '../../access/index.ts'
import { payOneBatch } from '../executing/batch-job.ts'

const held = testDatabase()
const DAY = 24 * 60 * 60_000

describe('following a batch', () => {
  let bank: TestBank
  let ada: TestCustomer
  let ben: TestCustomer
  let clerk: TestCustomer
  let as: Pick<TestCall, 'by' | 'acting'>
  let id = ''
  let key = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ businessName: 'Quay Tools', accounts: { EUR: '1000.00' } })
    ben = await bank.customer({ accounts: { EUR: '0' } })
    clerk = await bank.customer({})
    await bank.database.transaction(sql =>
      grantAccess(sql, [
        { userId: clerk.id, customerId: ada.id, right: 'initiate', permissions: ['massUser'] },
      ]),
    )
    key = aKey()
    as = { by: ada }
  })

  const asClerk = () => {
    as = { by: clerk, acting: { customer: ada, right: 'initiate' } }
  }
  const withCode = () =>
    bank.database.sql`update customer set approval_mode = 'otp' where id = ${ada.id}`
  const ask = async (method: Parameters<TestBank['call']>[0], input: object, call: object = {}) =>
    (await bank.call(method, { ...as, input, ...call })).body as Record<string, unknown>
  const submit = async (text = `${ben.email} 20\n${ben.email} 30\nnobody@sixpence.example 5`) => {
    const input = { batchName: 'Wages', accountId: ada.accounts['EUR'], text }
    const { batchId } = await ask(batchMethods.handInP2p, { ...input, ignoreIdenticalBatch: true })
    const { draft } = (await ask(batchMethods.draftRows, { batchId })) as unknown as {
      draft: BatchDraftState
    }
    id = draft.batchId
    return ask(
      batchMethods.submit,
      {
        batchId,
        version: 1,
        expectedTotal: draft.price?.amount,
        expectedFee: draft.price?.fee,
        expectedCurrencyCode: 'EUR',
        ignoreIdenticalBatch: true,
      },
      { key },
    )
  }
  const progress = async (call: object = {}) =>
    (await ask(batchMethods.status, { batchId: id }, call))['progress'] as BatchProgress
  const listed = async (input: object = {}) => {
    const { batchTransfer } = await ask(batchMethods.list, input)
    return (batchTransfer as { transfer: Batch[] }).transfer
  }
  const rows = async () => {
    const { payments } = await ask(batchMethods.get, { id })
    return (payments as { payment: BatchPayment[] }).payment
  }
  const statuses = async () => (await rows()).map(({ status }) => status)
  const work = async () => {
    const clock = { now: () => bank.now() }
    while (await payOneBatch({ database: bank.database, newId: bank.newId, clock }, '')) continue
  }
  const approve = async (trxid: string, approvalCode: string) =>
    ask(paymentMethods.approve, { trxid, approvalCode }, { key })
  const decide = async (input: object) =>
    (await bank.call(approvalMethods.decideBatch, { by: ada, input: { batchId: id, ...input } }))
      .body
  const noticesOf = async (customer: TestCustomer) => {
    const notices = await bank.database.sql<{ id: string }>`
      select params->>'batchId' as id from notice
      where customer_id = ${customer.id} and type = 'batchChanged'`
    return notices.filter(notice => notice.id === id).length
  }
  const counts = { waiting: 0, paid: 0, refused: 0, cancelled: 0 }
  const none = { amount: '0.00', fee: '0.00' }

  it('counts what waits for a code, sets it aside, and then what came of it (HIST-016, MASS-013)', async () => {
    await withCode()
    const { approval } = await submit()
    const { trxid } = approval as { trxid: string }
    expect(await progress()).toEqual({
      status: 'pendingApproval',
      counts: { ...counts, waiting: 3 },
      currencyCode: 'EUR',
      paid: none,
      setAside: { amount: '55.00', fee: '0.75' },
      approval,
      key,
    })
    expect(await listed()).toEqual([
      {
        id,
        name: 'Wages',
        type: 'p2p',
        accountId: ada.accounts['EUR'],
        currencyCode: 'EUR',
        date: bank.now().toISOString(),
        status: 'pendingApproval',
        orderedAmount: '55.00',
        orderedFee: '0.75',
        paymentCount: 3,
        refusedCount: 0,
        cancelledCount: 0,
        expiresAt: new Date(bank.now().getTime() + DAY).toISOString(),
      },
    ])
    expect(await statuses()).toEqual(['waiting', 'waiting', 'waiting'])
    expect(await noticesOf(ada)).toBe(1)
    await approve(trxid, await bank.codeOf(ada))
    expect(await progress()).toMatchObject({
      status: 'executing',
      counts: { waiting: 3 },
      setAside: { amount: '55.00', fee: '0.75' },
    })
    expect(await noticesOf(ada)).toBe(2)
    await work()
    expect(await progress()).toEqual({
      status: 'partial',
      counts: { ...counts, paid: 2, refused: 1 },
      currencyCode: 'EUR',
      paid: { amount: '50.00', fee: '0.50' },
      setAside: none,
    })
    expect(await statuses()).toEqual(['paid', 'paid', 'refused'])
    expect(await noticesOf(ada)).toBe(3)
  })

  it('shows a batch whose time is over, found by its payees (HIST-015)', async () => {
    await withCode()
    await submit()
    bank.advance(DAY)
    expect(await progress()).toMatchObject({
      status: 'expired',
      counts: { ...counts, cancelled: 3 },
      setAside: none,
    })
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(await listed({ search: 'nobody@six' })).toMatchObject([
      { id, status: 'expired', cancelledCount: 3 },
    ])
    const { url } = await ask(batchMethods.file, { id })
    expect(url).toMatch(/^\/batch-files\//)
  })

  it('shows what approvers decide to everyone who sees the batch (APPR-014, MASS-012)', async () => {
    asClerk()
    await submit()
    expect(await progress()).toMatchObject({
      status: 'pendingApproval',
      setAside: none,
      approval: { forOthers: true },
      key,
    })
    const byAda = { by: ada, acting: { customer: ada, right: 'full' } }
    expect(await progress(byAda)).not.toHaveProperty('key')
    await decide({ declined: true, reason: 'Not now' })
    expect(await progress()).toMatchObject({ status: 'declined', counts: { cancelled: 3 } })
    expect([await noticesOf(ada), await noticesOf(clerk), await noticesOf(ben)]).toEqual([2, 2, 0])
  })

  it('shows a withdrawn batch as cancelled (MASS-012)', async () => {
    asClerk()
    const { approval } = await submit()
    const { trxid } = approval as { trxid: string }
    await ask(approvalMethods.withdraw, { transactionIds: [trxid] })
    expect(await progress()).toMatchObject({ status: 'cancelled', counts: { cancelled: 3 } })
    expect(await listed()).toMatchObject([{ id, status: 'cancelled', orderedAmount: '55.00' }])
  })

  it('is nobody else’s, and not for drafts', async () => {
    await submit()
    expect(await ask(batchMethods.status, { batchId: id }, { by: ben })).toMatchObject({
      responseCode: '13',
    })
    const input = { batchName: 'Next', accountId: ada.accounts['EUR'], text: `${ben.email} 7` }
    const { batchId } = await ask(batchMethods.handInP2p, input)
    expect(await ask(batchMethods.status, { batchId })).toMatchObject({ responseCode: '13' })
  })
})
