import type { Customer } from '@sixpence/protocol'

/** Who is signed in. Reached as `sixpence.customer`. */
export interface Customers {
  /** @throws {SixpenceError} `terms_pending`, `session_expired` */
  get(signal?: AbortSignal): Promise<Customer>
}
