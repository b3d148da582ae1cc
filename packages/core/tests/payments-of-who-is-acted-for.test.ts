import { describe, expect, it } from 'vitest'
import { SixpenceError } from '../src/errors/index.ts'
import { codeOf } from './payments/a-customer.ts'
import { anActingUser } from './payments/an-acting-user.ts'
import { ownTransfer, p2pTransfer } from './payments/payment-orders.ts'

describe('payments of a user who acts for others', () => {
  it('are sent, approved and looked up in the name of their customer', async () => {
    const { time, bank, payments, actFor, calls } = await anActingUser()
    actFor('bolt')
    const { id } = await time.until(payments.review(p2pTransfer()))
    await time.until(payments.send(id))
    await time.until(payments.check(id))
    await time.until(payments.resendCode(id))
    await time.until(payments.approve(id, bank.code))
    expect(new Set(calls)).toEqual(
      new Set(
        ['p2pTransfer', 'paymentIntentGet', 'approvalCodeGenerate', 'transferApprove'].map(
          name => `${name} ada~bolt`,
        ),
      ),
    )
  })

  it('are no longer asked after once somebody else is acted for', async () => {
    const { time, bank, payments, actFor, calls } = await anActingUser({
      faults: { betweenAccountsTransfer: ['lost_after'] },
    })
    const planned = bank.faults
    bank.faults = name => (name === 'paymentIntentGet' ? 'lost_before' : planned(name))
    actFor('bolt')
    const { id } = await time.until(payments.review(ownTransfer()))
    expect((await time.until(payments.send(id))).status).toBe('unknown')
    actFor('corp')
    await time.pass(100)
    const asked = calls.length
    await time.pass(600_000)
    expect(calls).toHaveLength(asked)
    bank.faults = planned
    actFor('bolt')
    await time.pass(5_000)
    expect(payments.getSnapshot()).toMatchObject([{ id, status: 'settled' }])
  })

  it('are answered to their own customer, though another one comes by the same id', async () => {
    const { time, payments, actFor, calls } = await anActingUser()
    actFor('bolt')
    const { id } = await time.until(payments.review(ownTransfer()))
    const sending = payments.send(id)
    const checking = payments.check(id)
    actFor('corp')
    expect(await time.until(codeOf(payments.send(id)))).toBe('not_found')
    await time.until(codeOf(payments.check(id)))
    expect(calls).toContain('paymentIntentGet ada~corp')
    expect((await time.until(sending)).status).toBe('settled')
    await time.until(codeOf(checking))
  })

  it('stay as they were reviewed while others are acted for, in whichever tab', async () => {
    const { time, payments, openTab } = await anActingUser()
    const { id } = await time.until(payments.review(ownTransfer()))
    const other = await openTab()
    other.actFor('bolt')
    await time.pass(100)
    expect(other.payments.getSnapshot()).toEqual([])
    expect((await time.until(payments.send(id))).status).toBe('settled')
    expect(payments.getSnapshot()[0]?.payment).toEqual(ownTransfer())
  })

  it('are not sent once somebody else is signed in, and stand where they stood', async () => {
    const { time, bank, payments, session, calls } = await anActingUser()
    const { id } = await time.until(payments.review(ownTransfer()))
    const reviewed = payments.getSnapshot()
    session.getSnapshot = () => ({
      status: 'signed_in',
      userId: 'ben',
      email: undefined,
      idleAt: undefined,
    })
    expect(await time.until(codeOf(payments.send(id)))).toBe('session_expired')
    expect(payments.getSnapshot()).toEqual(reviewed)
    expect([calls, bank.ledger]).toEqual([[], []])
  })

  it('stand where they stood when the call was refused before it left', async () => {
    const { time, bank, payments } = await anActingUser()
    const { id } = await time.until(payments.review(ownTransfer()))
    const reviewed = payments.getSnapshot()
    bank.call = () => Promise.reject(new SixpenceError('session_expired', 'Somebody else'))
    expect(await time.until(codeOf(payments.send(id)))).toBe('session_expired')
    expect(payments.getSnapshot()).toEqual(reviewed)
  })

  it('are not judged by a refusal of the second try alone', async () => {
    const { time, bank, payments } = await anActingUser()
    const { id } = await time.until(payments.review(ownTransfer()))
    bank.call = (_method, _input, { onRequest } = {}) => {
      onRequest?.()
      return Promise.reject(new SixpenceError('session_expired', 'Somebody else'))
    }
    await time.until(codeOf(payments.send(id)))
    expect(payments.getSnapshot()).toMatchObject([{ id, status: 'reviewed' }])
    expect(payments.getSnapshot()[0]?.sentAt).toBeTypeOf('number')
  })

  it('are never told as refused because a later try was', async () => {
    const { time, bank, payments, actFor } = await anActingUser({
      faults: { betweenAccountsTransfer: ['lost_before'] },
    })
    actFor('bolt')
    const { id } = await time.until(payments.review(ownTransfer()))
    await time.until(payments.send(id))
    await time.pass(5_000)
    expect(payments.getSnapshot()).toMatchObject([{ id, status: 'reviewed' }])
    bank.call = (_method, _input, { onRequest } = {}) => {
      onRequest?.()
      return Promise.reject(new SixpenceError('no_access', 'Withdrawn'))
    }
    expect((await time.until(payments.send(id))).status).toBe('unknown')
    await time.pass(600_000)
    expect(payments.getSnapshot()).toMatchObject([{ id, status: 'unknown' }])
  })

  it('report what keeps them from being read', async () => {
    const { time, browser, actFor, diagnostics } = await anActingUser()
    browser.records.set('aurelia/payments/ada~bolt/torn', {})
    actFor('bolt')
    await time.pass(100)
    expect(diagnostics[0]).toMatchObject({ type: 'payment', message: 'journal not read' })
  })
})
