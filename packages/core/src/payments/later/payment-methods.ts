export { paymentMethods } from '@sixpence/protocol/payments'
