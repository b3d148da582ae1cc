export { CheckoutForm } from './checkout-form.tsx'
export type { CheckoutFormProps } from './checkout-form.tsx'
export { useCheckout } from './use-checkout.ts'
export type { CheckoutTask } from './use-checkout.ts'
