import { merchantPaymentHandlers } from './merchant-payments.ts'
import { payRefundHandlers } from './pay-refund.ts'

/** Handles merchants' received payments and refunds. */
export const refundHandlers = { ...merchantPaymentHandlers, ...payRefundHandlers }
