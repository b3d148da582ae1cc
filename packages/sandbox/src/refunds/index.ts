import { merchantPaymentHandlers } from './merchant-payments.ts'
import { payRefundHandlers } from './pay-refund.ts'

/** What merchants ask about what they were paid, and how they give it back. */
export const refundHandlers = { ...merchantPaymentHandlers, ...payRefundHandlers }
