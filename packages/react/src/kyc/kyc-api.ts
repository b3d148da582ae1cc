import { kyc } from '@sixpence/core/kyc'
import { hooksOf } from '../store/index.ts'

/** What components ask about what the bank has to know of a customer, and answer to it. */
export const kycApi = hooksOf(kyc)
