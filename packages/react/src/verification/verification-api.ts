import { customer, verification } from '@sixpence/core'
import { invoices } from '@sixpence/core/invoices'
import { kyc } from '@sixpence/core/kyc'
import { hooksOf } from '../store/index.ts'

/** What components ask about the status of the customer. */
export const verificationApi = hooksOf(verification)

/** Who is signed in, with what the bank asks of them before it limits anything. */
export const customerApi = hooksOf(customer)

/** What is asked of a customer to know them. */
export const kycApi = hooksOf(kyc)

/** What the bank itself asks to be paid. */
export const invoicesApi = hooksOf(invoices)
