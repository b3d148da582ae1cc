import { customer, verification } from '@sixpence/core'
import { hooksOf } from '../store/index.ts'

/** What components ask about the status of the customer. */
export const verificationApi = hooksOf(verification)

/** Who is signed in, with what the bank asks of them before it limits anything. */
export const customerApi = hooksOf(customer)
