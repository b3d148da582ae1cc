import type { checkoutMethods } from '@sixpence/protocol'
import { type Handlers, refuse } from '../http/index.ts'
import { findCheckout, forCustomer } from './checkout-record.ts'

export const getCheckoutHandlers = {
  get: async ({ checkoutId }, context) => {
    const checkout = await findCheckout(context, checkoutId)
    if (!checkout) throw refuse.invalid('checkoutId', 'There is no such checkout.')
    return { checkout: forCustomer(checkout, context.bankUrl) }
  },
} satisfies Partial<Handlers<typeof checkoutMethods>>
