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
import { asThemselves, grantAccess } from '../../access/index.ts'
import { audit, countUnderWay } from '../../audit/index.ts'
import { payOneBatch } from '../executing/batch-job.ts'
import { batchReceipt } from '../receipt/batch-receipt.ts'

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
    (await bank.call(method, { ...as, input, ...call })).body
  const rowsToPay = () => `${ben.email} 20\n${ben.email} 30\nnobody@sixpence.example 5`
  const submit = async (text = rowsToPay(), ignoreIdenticalBatch = true) => {
    const input = { batchName: 'Wages', accountId: ada.accounts['EUR'], text }
    const { batchId } = await ask(batchMethods.handInP2p, { ...input, ignoreIdenticalBatch })
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
        ignoreIdenticalBatch,
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
  const receiptTitle = () =>
    bank.database.transaction(async sql => {
      const user = { userId: ada.id, customerId: ada.id, email: '', sessionId: '' }
      const caller = asThemselves({ ...user, scope: 'full' })
      const clock = { now: () => bank.now() }
      return (await batchReceipt(id, { sql, clock, caller, locale: 'en' })).draft.title
    })
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
    const before = await countUnderWay(bank.database)
    await approve(trxid, await bank.codeOf(ada))
    expect(await countUnderWay(bank.database)).toBe(before + 1)
    expect(await progress()).toMatchObject({
      status: 'executing',
      counts: { waiting: 3 },
      setAside: { amount: '55.00', fee: '0.75' },
    })
    expect(await noticesOf(ada)).toBe(2)
    expect(await receiptTitle()).toBe('Provisional batch receipt')
    await work()
    expect(await receiptTitle()).toBe('Batch receipt')
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

  describe('that is cancelled', () => {
    const cancel = async (call: object = {}) => ask(batchMethods.cancel, { batchId: id }, call)
    const heldNow = async () => {
      const [aside] = await bank.database.sql<{ amount: string }>`
        select held_amount(${ada.accounts['EUR']}, ${bank.now()}, null) as amount`
      return aside?.amount
    }
    const faults = () => audit(bank.database)
    const over = { responseCode: 'VF', validationErrors: [{ param: 'requestDecided' }] }

    it('waits for its code no more, and can be handed in again (MASS-012)', async () => {
      await withCode()
      const { approval } = await submit()
      const { trxid } = approval as { trxid: string }
      const code = await bank.codeOf(ada)
      expect(await cancel()).toEqual({ responseCode: '00' })
      expect(await cancel()).toEqual({ responseCode: '00' })
      expect(await noticesOf(ada)).toBe(2)
      expect(await progress()).toMatchObject({
        status: 'cancelled',
        counts: { ...counts, cancelled: 3 },
        setAside: none,
      })
      expect(await heldNow()).toBe('0')
      expect(await approve(trxid, code)).toMatchObject({
        validationErrors: [{ param: 'requestWithdrawn' }],
      })
      expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled'])
      expect(await bank.balance(ada.accounts['EUR'])).toBe('1000.00')
      key = aKey()
      expect(await submit(undefined, false)).toMatchObject({ responseCode: '00' })
      expect(await faults()).toEqual([])
    })

    it('waits for its approvers no more, by its maker only (APPR-015, MASS-012)', async () => {
      asClerk()
      await submit()
      const byAda = { by: ada, acting: { customer: ada, right: 'full' } }
      expect(await cancel(byAda)).toMatchObject({ responseCode: '13' })
      expect(await cancel()).toEqual({ responseCode: '00' })
      expect(await progress()).toMatchObject({ status: 'cancelled', counts: { cancelled: 3 } })
      expect(await decide({ declined: false })).toMatchObject(over)
    })

    it('ends with what has begun, and frees the money of the rest (MASS-012)', async () => {
      await withCode()
      const many = Array.from({ length: 501 }, () => `${ben.email} 1`).join('\n')
      const { approval } = await submit(many)
      const { trxid } = approval as { trxid: string }
      await approve(trxid, await bank.codeOf(ada))
      await payOneBatch(
        { database: bank.database, newId: bank.newId, clock: { now: () => bank.now() } },
        '',
      )
      const { counts: before } = await progress()
      expect(before.waiting).toBeGreaterThan(0)
      expect(await cancel()).toEqual({ responseCode: '00' })
      const after = await progress()
      expect(after).toMatchObject({
        status: 'partial',
        counts: { ...counts, paid: before.paid, cancelled: before.waiting },
        setAside: none,
      })
      await work()
      expect(await progress()).toEqual(after)
      expect(await cancel()).toEqual({ responseCode: '00' })
      expect(await heldNow()).toBe('0')
      expect(await bank.balance(ben.accounts['EUR'])).toBe(`${before.paid}.00`)
      expect(await faults()).toEqual([])
    })

    it('is stopped before its first row by a colleague with the flag, and by no other', async () => {
      await withCode()
      const { approval } = await submit()
      const { trxid } = approval as { trxid: string }
      await approve(trxid, await bank.codeOf(ada))
      asClerk()
      expect(await cancel({ without: ['massUser'] })).toMatchObject({ responseCode: '13' })
      expect(await cancel({ by: ben, acting: undefined })).toMatchObject({ responseCode: '13' })
      expect(await cancel()).toEqual({ responseCode: '00' })
      expect(await progress()).toMatchObject({ status: 'cancelled', counts: { cancelled: 3 } })
      await work()
      expect(await bank.balance(ada.accounts['EUR'])).toBe('1000.00')
      expect(await faults()).toEqual([])
    })

    it('is refused once it is over', async () => {
      await submit()
      await work()
      expect(await cancel()).toMatchObject(over)
    })
  })
})
