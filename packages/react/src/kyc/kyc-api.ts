import { kyc } from '@sixpence/core/kyc'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading and answering the bank's questions about a customer. */
export const kycApi = hooksOf(kyc)
