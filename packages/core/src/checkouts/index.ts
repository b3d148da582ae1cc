export { checkouts } from './checkouts.ts'
export type { Checkouts } from './checkouts.ts'

export { PAY_NAME, PAY_NAME_FIELDS } from '@sixpence/protocol/saved-buttons'
export type {
  ButtonOffer,
  PayeeByName,
  SavedButtonType,
  ShownButton,
  SignedPayment,
} from '@sixpence/protocol/saved-buttons'
export { NAMED_PAYMENT_FIELDS } from '@sixpence/protocol/checkouts'
export type { Checkout, CheckoutPayment, CheckoutStatus } from '@sixpence/protocol/checkouts'
