import { describe, expect, it } from 'vitest'
import { SixpenceError } from '../src/errors/index.ts'
import { aCustomer } from './payments/a-customer.ts'
import { ownTransfer } from './payments/payment-orders.ts'

describe('createPayments', () => {
  it('sends nothing of an attempt that was given up meanwhile', async () => {
    let waitMs = 40_000
    const { time, bank, payments } = await aCustomer({
      networkOf: (there, clock) => async (method, input, options) => {
        // Like a wait for a token.
        if (method.name !== 'paymentIntentGet') await clock.sleep(waitMs)
        return there.call(method, input, options)
      },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    expect((await time.until(payments.send(id))).status).toBe('unknown')
    await time.pass(60_000)
    expect(payments.getSnapshot()[0]?.status).toBe('reviewed')
    expect(bank.ledger).toEqual([])
    waitMs = 0
    expect((await time.until(payments.send(id))).status).toBe('settled')
  })

  it('asks again when an attempt fails that the bank knew nothing of before', async () => {
    const { time, bank, payments } = await aCustomer({
      networkOf: (there, clock) => async (method, input, options) => {
        if (method.name === 'paymentIntentGet') return there.call(method, input, options)
        options?.onRequest?.()
        await clock.sleep(40_000)
        await there.call(method, input, { ...options, onRequest: undefined })
        throw new SixpenceError('offline', 'fetch failed')
      },
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    await time.until(payments.send(id))
    await time.pass(5_000)
    expect(payments.getSnapshot()[0]?.status).toBe('reviewed')
    await time.pass(10_000)
    expect(bank.ledger).toHaveLength(1)
    expect(payments.getSnapshot()[0]?.status).toBe('settled')
  })
})
