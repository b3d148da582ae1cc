import { type Customer, customerMethods, type Profile } from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'

/** Who is signed in. Reached as `sixpence.customer`. */
export interface Customers {
  /** @throws {SixpenceError} `terms_pending`, `session_expired` */
  get(signal?: AbortSignal): Promise<Customer>
  /** What the bank has on file of the customer acted for. */
  profile(signal?: AbortSignal): Promise<Profile>
}

/** Binds the customer's calls to a bank. */
export function createCustomers(call: CallNamedMethod): Customers {
  return {
    get: async signal => (await call(customerMethods.get, {}, { signal })).customer,
    profile: async signal => (await call(customerMethods.profile, {}, { signal })).profile,
  }
}
