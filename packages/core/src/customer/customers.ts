import { customerCalls, customerMethods } from '@sixpence/protocol/customer'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** The signed-in customer, and the one they act for. Available as `sixpence.customer`. */
export interface Customers extends ClientOf<typeof customerMethods> {}

/** Calls about the customer. */
export const customer: Domain<Customers, typeof customerCalls> = {
  name: 'customer',
  calls: customerCalls,
  open: bank => clientOf(bank, customerMethods),
}
