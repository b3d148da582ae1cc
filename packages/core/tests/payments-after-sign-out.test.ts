import { describe, expect, it } from 'vitest'
import { aCustomer, codeOf } from './payments/a-customer.ts'
import { ownTransfer, p2pTransfer } from './payments/payment-orders.ts'

describe('sign-out', () => {
  it('leaves keys, hashes and states alone on the device', async () => {
    const { time, payments, session, stored } = await aCustomer()
    const { id, fingerprint } = await time.until(payments.review(p2pTransfer('77.31', 'rent')))
    await time.until(payments.review(ownTransfer('55.05')))
    await time.until(payments.send(id))
    expect(stored()).toContain('ben@sixpence.example')
    session.signOut()
    await time.pass(100)
    expect(stored()).toContain(id)
    expect(stored()).toContain(fingerprint)
    for (const secret of ['ben@sixpence', '77.31', '55.05', 'rent', 'eur-1', 'x1'])
      expect(stored()).not.toContain(secret)
    expect(payments.getSnapshot()).toEqual([])
  })

  it('writes no details when the answer comes after it', async () => {
    const { time, bank, payments, session, stored } = await aCustomer()
    bank.workMs = 5_000
    const { id } = await time.until(payments.review(ownTransfer()))
    const sending = payments.send(id)
    await time.pass(1_000)
    session.signOut()
    expect((await time.until(sending)).status).toBe('settled')
    expect(stored()).toContain('settled')
    expect(stored()).not.toContain('t1')
  })

  it('keeps nothing of a review that it overtook', async () => {
    const { time, payments, session, stored } = await aCustomer()
    const reviewing = payments.review(p2pTransfer('77.31', 'rent'))
    session.signOut()
    expect(await time.until(codeOf(reviewing))).toBe('session_expired')
    await time.pass(100)
    for (const secret of ['ben@sixpence', '77.31', 'rent']) expect(stored()).not.toContain(secret)
  })

  it('resolves what was open at the next sign-in', async () => {
    const { time, bank, payments, session } = await aCustomer({
      faults: { betweenAccountsTransfer: ['silent_after'] },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    void payments.send(id)
    await time.pass(1_000)
    session.signOut()
    await time.pass(120_000)
    session.signIn('ada')
    await time.pass(5_000)
    expect(payments.getSnapshot()[0]).toMatchObject({ id, status: 'settled' })
    expect(bank.ledger).toHaveLength(1)
  })

  it('approves a payment of the session before', async () => {
    const { time, bank, payments, session } = await aCustomer()
    const { id } = await time.until(payments.review(p2pTransfer()))
    await time.until(payments.send(id))
    session.signOut()
    await time.pass(100)
    session.signIn('ada')
    await time.pass(10)
    expect((await time.until(payments.approve(id, bank.code))).status).toBe('settled')
  })

  it('says again what waits for an approval', async () => {
    const { time, payments, session, stored } = await aCustomer()
    const { id } = await time.until(payments.review(p2pTransfer('77.31')))
    await time.until(payments.send(id))
    await time.pass(1_000)
    expect(payments.getSnapshot()[0]?.held?.amount).toBe('77.31')
    session.signOut()
    await time.pass(100)
    expect(stored()).not.toContain('77.31')
    session.signIn('ada')
    await time.pass(500)
    const held = { amount: '77.31', payeeEmail: 'ben@sixpence.example' }
    expect(payments.getSnapshot()[0]).toMatchObject({ id, status: 'pendingApproval', held })
  })

  it("shows nothing of another customer's payments", async () => {
    const { time, payments, session } = await aCustomer()
    const { id } = await time.until(payments.review(ownTransfer()))
    await time.until(payments.send(id))
    session.signIn('ben')
    await time.pass(100)
    expect(payments.getSnapshot()).toEqual([])
    expect(await time.until(payments.find(id))).toBeUndefined()
  })
})
