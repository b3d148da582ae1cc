import { customer, type Customer } from '@sixpence/core/customer'
import { hooksOf, loadStateOf, type LoadState } from '../store/index.ts'

const customerApi = hooksOf(customer)

/** The signed-in customer. */
export interface CustomerTask extends LoadState<Customer> {
  /** @deprecated Use `data`. */
  readonly customer: CustomerTask['data']
}

/** Returns the signed-in customer. */
export function useCustomer(): CustomerTask {
  const query = customerApi.get.useRead()
  return { customer: query.data, ...loadStateOf(query) }
}
