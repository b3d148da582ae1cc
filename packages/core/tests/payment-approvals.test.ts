import { describe, expect, it } from 'vitest'
import { aCustomer, codeOf } from './payments/a-customer.ts'
import type { Fault } from './payments/fake-bank.ts'
import { p2pTransfer } from './payments/payment-orders.ts'

describe('approvals', () => {
  async function waiting(faults: Record<string, Fault[]> = {}) {
    const customer = await aCustomer({ faults })
    const { time, payments } = customer
    const { id } = await time.until(payments.review(p2pTransfer()))
    const { status } = await time.until(payments.send(id))
    expect(status).toBe('pendingApproval')
    return { ...customer, id }
  }

  it('moves the money with the right code', async () => {
    const { time, bank, payments, id } = await waiting()
    expect(bank.ledger).toEqual([])
    expect((await time.until(payments.approve(id, bank.code))).status).toBe('settled')
    expect(bank.ledger.map(row => row.key)).toEqual([id])
  })

  it('asks the bank what it holds and keeps that beside the review', async () => {
    const { time, bank, payments, id } = await waiting()
    bank.change = held => held && { ...held, amount: '12.50' }
    expect(payments.getSnapshot()[0]).toMatchObject({ id, held: undefined })
    await time.pass(1_000)
    const [intent] = payments.getSnapshot()
    expect(intent).toMatchObject({ held: { amount: '12.50' }, payment: p2pTransfer() })
    expect(bank.calls.filter(name => name === 'paymentIntentGet')).toHaveLength(1)
  })

  it('goes on waiting after a wrong code (GAP-61)', async () => {
    const { time, payments, id } = await waiting()
    expect(await time.until(codeOf(payments.approve(id, '000000')))).toBe('wrong_code')
    expect(payments.getSnapshot()[0]?.status).toBe('pendingApproval')
    expect(payments.getSnapshot()[0]?.approval?.trxid).toBe('x1')
  })

  const lost: readonly Fault[] = ['lost_after', 'unavailable_after', 'silent_after']
  it.each(lost)('looks up an approval whose answer is %s', async fault => {
    const { time, bank, payments, id } = await waiting({ transferApprove: [fault] })
    const code = await time.until(codeOf(payments.approve(id, bank.code)))
    expect(['offline', 'server_unavailable', 'timeout']).toContain(code)
    await time.pass(10_000)
    expect(payments.getSnapshot()[0]?.status).toBe('settled')
    expect(bank.ledger).toHaveLength(1)
  })

  it('offers the approval again when it never arrived', async () => {
    const { time, bank, payments, id } = await waiting({ transferApprove: ['lost_before'] })
    expect(await time.until(codeOf(payments.approve(id, bank.code)))).toBe('offline')
    await time.pass(10_000)
    expect(payments.getSnapshot()[0]?.status).toBe('pendingApproval')
    expect((await time.until(payments.approve(id, bank.code))).status).toBe('settled')
  })

  it('hands in one code once from two tabs', async () => {
    const { time, bank, payments, open, id } = await waiting()
    const other = await open()
    const both = [payments.approve(id, bank.code), other.payments.approve(id, bank.code)]
    const ends = await time.until(Promise.all(both))
    expect(ends.map(end => end.status)).toEqual(['settled', 'settled'])
    expect(bank.calls.filter(name => name === 'transferApprove')).toHaveLength(1)
  })

  it('ends a payment that waited too long', async () => {
    const { time, bank, payments, id } = await waiting()
    bank.expireApprovals()
    const intent = await time.until(payments.approve(id, bank.code))
    expect(intent).toMatchObject({ status: 'refused', refusal: { code: 'approval_expired' } })
  })

  it('shows where a new code went', async () => {
    const { time, payments, id } = await waiting()
    const intent = await time.until(payments.resendCode(id))
    expect(intent.status).toBe('pendingApproval')
    expect(intent.approval?.approvalSentTo).toBe('b•••@new.example')
  })

  it('begins a failed approval again, of the same payment under its key (APPR-006)', async () => {
    const { time, bank, payments, id } = await waiting()
    bank.renewed = { failure: 'rejected', approveType: 'push' }
    expect((await time.until(payments.check(id))).approval).toMatchObject({ failure: 'rejected' })
    bank.renewed = { approveType: 'push' }
    const { approval } = await time.until(payments.retryApproval(id))
    expect(approval).toMatchObject({ trxid: 'x1', approveType: 'push' })
    expect(approval).not.toHaveProperty('failure')
    expect((await time.until(payments.approve(id, bank.code))).status).toBe('settled')
    expect(bank.ledger.map(row => row.key)).toEqual([id])
  })

  it('retries nothing that is over (APPR-006)', async () => {
    const { time, bank, payments, id } = await waiting()
    bank.expireApprovals()
    expect(await time.until(codeOf(payments.retryApproval(id)))).toBe('request_decided')
    await time.until(payments.check(id))
    expect((await time.until(payments.retryApproval(id))).status).toBe('refused')
  })

  it('is approved in another way, by its name on the wire (APPR-012)', async () => {
    const { time, bank, payments, id } = await waiting()
    bank.renewed = { approveType: 'sms' }
    const { approval } = await time.until(payments.approveBy(id, 'sms'))
    expect(approval?.approveType).toBe('sms')
    expect(bank.calls).toContain('approvalCodeRequest')
  })

  it('waits for a phone, and hears its answer (APPR-003)', async () => {
    const { time, bank, payments, id } = await waiting()
    bank.renewed = { approveType: 'push' }
    await time.until(payments.approveBy(id, 'push'))
    const answered = payments.awaitApproval(id)
    await time.pass(7_000)
    bank.answerPush()
    expect((await time.until(answered)).status).toBe('settled')
  })

  it('stops waiting for a phone when nobody looks any more', async () => {
    const { time, bank, payments, id } = await waiting()
    bank.renewed = { approveType: 'push' }
    await time.until(payments.approveBy(id, 'push'))
    const leave = new AbortController()
    const answered = payments.awaitApproval(id, leave.signal).catch((error: unknown) => error)
    leave.abort('left')
    expect(await time.until(answered)).toBe('left')
  })

  it('offers a waiting payment again after a reload', async () => {
    const { time, bank, tab, open, id } = await waiting()
    tab.kill()
    const next = await open()
    const [intent] = next.payments.getSnapshot()
    expect(intent).toMatchObject({ id, status: 'pendingApproval', payment: p2pTransfer() })
    expect((await time.until(next.payments.approve(id, bank.code))).status).toBe('settled')
  })
})
