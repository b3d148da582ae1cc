export {
  CHECKOUT_STATUSES,
  checkoutIdSchema,
  checkoutNotificationSchema,
  checkoutSchema,
  createCheckout,
  getCheckout,
  merchantCheckoutSchema,
  payCheckout,
  readCheckout,
  readCheckoutStatus,
} from './checkout.ts'
export type {
  Checkout,
  CheckoutNotification,
  CheckoutPayment,
  CheckoutStatus,
  MerchantCheckout,
} from './checkout.ts'
