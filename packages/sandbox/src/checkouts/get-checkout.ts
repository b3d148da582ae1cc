import type { checkoutMethods } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'
import { invalid } from '../input/index.ts'
import { findCheckout, forCustomer } from './checkout-record.ts'

export const getCheckoutHandlers = {
  get: async ({ checkoutId }, context) => {
    const checkout = await findCheckout(context, checkoutId)
    if (!checkout) throw invalid('checkoutId', 'There is no such checkout.')
    return { checkout: forCustomer(checkout) }
  },
} satisfies Partial<Handlers<typeof checkoutMethods>>
