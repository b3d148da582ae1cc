import { describe, expect, it } from 'vitest'
import * as orders from '../../tests/payments/payment-orders.ts'
import { checkOrder } from './check-order.ts'
import type { PaymentOrder } from './payment-intent.ts'

const BY_KIND = [
  orders.ownTransfer(),
  orders.p2pTransfer(),
  orders.eftTransfer(),
  orders.wireTransfer(),
  orders.cryptoEftTransfer(),
  orders.instantTransfer(),
  orders.interacTransfer(),
  orders.octTransfer(),
  orders.checkout(),
  orders.refund(),
  orders.invoice(),
]

describe('checkOrder', () => {
  it.each(BY_KIND)('lets a right order of the kind $kind pass', async payment => {
    await expect(checkOrder(payment)).resolves.toBeUndefined()
  })

  it.each(BY_KIND)('refuses a wrong one of the kind $kind, and names its fields', async payment => {
    const wrong = { ...payment, order: {} } as PaymentOrder
    const [first] = Object.keys(payment.order)
    await expect(checkOrder(wrong)).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(checkOrder(wrong)).rejects.toThrow(`${first}: `)
  })

  it('refuses a checkout without the amount that was shown', async () => {
    const { order, ...payment } = orders.checkout()
    const { expectedAmount: _amount, ...rest } = order as { expectedAmount: string }
    await expect(checkOrder({ ...payment, order: rest } as never)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'expectedAmount' }],
    })
  })
})
