import { getCheckout } from '@sixpence/protocol'
import { namedMethodRoute } from '../http/index.ts'
import { invalid } from '../input/index.ts'
import { findCheckout, forCustomer } from './checkout-record.ts'

export const getCheckoutRoute = namedMethodRoute(getCheckout, async ({ checkoutId }, context) => {
  const checkout = await findCheckout(context, checkoutId)
  if (!checkout) throw invalid('checkoutId', 'There is no such checkout.')
  return { checkout: forCustomer(checkout) }
})
