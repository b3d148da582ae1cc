import { describe, expect, it } from 'vitest'
import { aCustomer, codeOf } from './payments/a-customer.ts'
import type { Fault } from './payments/fake-bank.ts'
import { ownTransfer, p2pTransfer } from './payments/payment-orders.ts'

describe('a payment of another device', () => {
  async function elsewhere(order = p2pTransfer(), faults: Record<string, Fault[]> = {}) {
    const customer = await aCustomer({ faults })
    const { time, payments, openElsewhere } = customer
    const { id } = await time.until(payments.review(order))
    await time.until(payments.send(id))
    return { ...customer, id, theirs: (await openElsewhere()).payments }
  }

  it('is taken up with what the bank holds of it', async () => {
    const { time, theirs, id } = await elsewhere(p2pTransfer('77.31', 'rent'))
    expect(await time.until(theirs.find(id))).toBeUndefined()
    const taken = await time.until(theirs.check(id))
    expect(taken).toMatchObject({
      id,
      status: 'pendingApproval',
      payment: undefined,
      held: { amount: '77.31', payeeEmail: 'ben@sixpence.example', note: 'rent' },
    })
    expect(await time.until(theirs.find(id))).toEqual(taken)
  })

  it('is approved there under its key, once', async () => {
    const { time, bank, theirs, id } = await elsewhere()
    await time.until(theirs.check(id))
    const approved = await time.until(theirs.approve(id, bank.code))
    expect(approved).toMatchObject({ status: 'settled', held: { amount: '12.00' } })
    expect(bank.ledger.map(row => row.key)).toEqual([id])
  })

  it('is told as settled when it is, and not as of just now', async () => {
    const { time, theirs, id } = await elsewhere(ownTransfer())
    expect(await time.until(theirs.check(id))).toMatchObject({
      status: 'settled',
      transactionId: 't1',
      changedAt: Date.parse('2026-11-21T08:49:00.000Z'),
    })
  })

  it('is asked after until the bank is through with it', async () => {
    const { time, bank, payments, openElsewhere } = await aCustomer()
    bank.workMs = 4_000
    const { id } = await time.until(payments.review(ownTransfer()))
    void payments.send(id)
    await time.pass(100)
    const { payments: theirs } = await openElsewhere()
    expect((await time.until(theirs.check(id))).status).toBe('unknown')
    await time.pass(10_000)
    expect(theirs.getSnapshot()[0]?.status).toBe('settled')
  })

  it.each(['of-nobody-at-all-1', 'no key'])('is not found when the bank has no %s', async id => {
    const { time, payments } = await aCustomer()
    expect(await time.until(codeOf(payments.check(id)))).toBe('not_found')
    expect(await time.until(payments.find(id))).toBeUndefined()
  })

  it('is not called missing when the bank could not be asked', async () => {
    const { time, theirs, bank, id } = await elsewhere()
    bank.faults = () => 'lost_before'
    expect(await time.until(codeOf(theirs.check(id)))).toBe('offline')
  })
})
