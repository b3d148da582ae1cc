export { checkouts } from './checkouts.ts'
export type { Checkouts } from './checkouts.ts'

export type { Checkout, CheckoutPayment, CheckoutStatus } from '@sixpence/protocol/checkouts'
