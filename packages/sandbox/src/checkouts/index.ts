import { buttonHandlers } from './open-by-button.ts'
import { getCheckoutHandlers } from './get-checkout.ts'
import { payCheckoutHandlers } from './pay-checkout.ts'

export { merchantService } from './merchant-service.ts'
export { createNotifier } from './notifier.ts'
export { openCheckout } from './open-checkout.ts'
export type { NotificationRequest, Post } from './post-notification.ts'

export const checkoutHandlers = {
  ...buttonHandlers,
  ...getCheckoutHandlers,
  ...payCheckoutHandlers,
}
