import { describe, expect, it } from 'vitest'
import { aCustomer, codeOf } from './payments/a-customer.ts'
import { ownTransfer, p2pTransfer } from './payments/payment-orders.ts'

describe('waiting for the outcome of a payment', () => {
  it('answers at once when it has ended', async () => {
    const { time, payments } = await aCustomer()
    const { id } = await time.until(payments.review(ownTransfer()))
    const sent = await time.until(payments.send(id))
    expect(await time.until(payments.outcome(id))).toEqual(sent)
  })

  it('waits until a lost answer has been looked up', async () => {
    const { time, payments } = await aCustomer({
      faults: { betweenAccountsTransfer: ['lost_after'] },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    const { status } = await time.until(payments.send(id))
    const ended = await time.until(payments.outcome(id))
    expect([status, ended.status]).toEqual(['unknown', 'settled'])
  })

  it('answers that it can be sent again when the bank knows nothing of it', async () => {
    const { time, bank, payments } = await aCustomer({
      faults: { betweenAccountsTransfer: ['lost_before'] },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    await time.until(payments.send(id))
    expect((await time.until(payments.outcome(id))).status).toBe('reviewed')
    expect(bank.ledger).toEqual([])
  })

  it('waits for an approval', async () => {
    const { time, bank, payments } = await aCustomer()
    const { id } = await time.until(payments.review(p2pTransfer()))
    await time.until(payments.send(id))
    const outcome = payments.outcome(id)
    await time.until(payments.approve(id, bank.code))
    expect((await time.until(outcome)).status).toBe('settled')
  })

  it('ends when the customer leaves', async () => {
    const { time, session, payments } = await aCustomer()
    const { id } = await time.until(payments.review(p2pTransfer()))
    await time.until(payments.send(id))
    const code = codeOf(payments.outcome(id))
    await time.pass(10)
    session.signOut()
    expect(await time.until(code)).toBe('session_expired')
  })

  it('knows nothing of a payment that was never reviewed', async () => {
    const { time, payments } = await aCustomer()
    expect(await time.until(codeOf(payments.outcome('nothing')))).toBe('not_found')
  })
})
