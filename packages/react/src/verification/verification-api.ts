import { customer } from '@sixpence/core/customer'
import { verification } from '@sixpence/core/verification'
import { invoices } from '@sixpence/core/invoices'
import { kyc } from '@sixpence/core/kyc'
import { hooksOf } from '../store/index.ts'

/** The hooks of the calls for the customer's status. */
export const verificationApi = hooksOf(verification)

/** The hooks of the calls for the customer, with the bank's requests before it limits anything. */
export const customerApi = hooksOf(customer)

/** The hooks of the KYC calls. */
export const kycApi = hooksOf(kyc)

/** The hooks of the invoice calls, for the bank's own invoices. */
export const invoicesApi = hooksOf(invoices)
