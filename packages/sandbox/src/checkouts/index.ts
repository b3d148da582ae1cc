import { buttonHandlers } from './open-by-button.ts'
import { getCheckoutHandlers } from './get-checkout.ts'
import { nameHandlers } from './open-by-name.ts'
import { payCheckoutHandlers } from './pay-checkout.ts'

export { createCheckoutExpiry } from './expire-checkouts.ts'
export { merchantService } from './merchant-service.ts'
export { openCheckout } from './open-checkout.ts'
export { openInstallment } from './open-installment.ts'
export { prepareCheckout } from './pay-checkout.ts'

export const checkoutHandlers = {
  ...buttonHandlers,
  ...nameHandlers,
  ...getCheckoutHandlers,
  ...payCheckoutHandlers,
}
