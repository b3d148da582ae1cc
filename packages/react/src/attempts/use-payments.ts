import { payments, type Payments } from '@sixpence/core/payments'
import { useSixpence } from '../provider/index.ts'

/** Returns the payments of the bank. The first component that needs them opens them. */
export function usePayments(): Payments {
  return useSixpence().use(payments)
}
