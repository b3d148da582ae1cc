import { methodsOf, type Methods } from '../method.ts'
import { checkoutCalls } from './calls.ts'
import { checkoutDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type {
  Checkout,
  CheckoutPayment,
  CheckoutNotification,
  MerchantCheckout,
} from './schemas.ts'

/** The calls of `checkoutCalls` with their decoders. */
export const checkoutMethods: Methods<typeof checkoutCalls, typeof checkoutDecoders> =
  /* @__PURE__ */ methodsOf(checkoutCalls, checkoutDecoders)
