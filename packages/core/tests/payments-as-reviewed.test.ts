import { describe, expect, it } from 'vitest'
import type { PaymentIntent, PaymentOrder } from '../src/index.ts'
import { isAsReviewed } from '../src/payments/index.ts'
import { aBank } from './bank.ts'
import { everyTransfer } from './payments/every-transfer.ts'

const bank = aBank()

describe('a payment that waits for its code', () => {
  it('is as reviewed, of whichever kind, and another one is not (XFER-035)', async () => {
    const { sixpence, all } = await everyTransfer(bank, { amount: '100.00', approval: 'otp' })
    const { payments } = sixpence
    const waiting: PaymentIntent[] = []
    for (const { kind, order } of all.filter(one => one.kind !== 'ownTransfer')) {
      const ahead = await payments.rehearse({ kind, order } as Parameters<
        typeof payments.rehearse
      >[0])
      const shown = { ...ahead, feeCurrencyCode: 'EUR', payeeName: 'Somebody' }
      const { id } = await payments.review({ kind, order, shown } as unknown as PaymentOrder)
      await payments.send(id)
      waiting.push(await payments.check(id))
    }
    expect(waiting.map(({ held }) => held?.operation)).toEqual([
      'p2p',
      'eft',
      'wire',
      'cryptoEft',
      'instant',
      'interac',
      'oct',
    ])
    for (const intent of waiting) {
      const same = waiting.filter(({ held }) => isAsReviewed({ ...intent, held }))
      expect(same).toEqual([intent])
    }
    const masked = waiting.filter(({ hiddenHash }) => hiddenHash !== undefined)
    expect(masked.map(({ held }) => held?.operation)).toEqual(['instant', 'oct'])
    const [byKey] = masked
    expect(byKey && isAsReviewed({ ...byKey, hiddenHash: 'f00d' })).toBe(false)
  })
})
