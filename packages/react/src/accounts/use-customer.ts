import { customer, type Customer } from '@sixpence/core/customer'
import { hooksOf, loadStateOf, type LoadState } from '../store/index.ts'

const customerApi = hooksOf(customer)

/** Returns the signed-in customer; undefined until loaded. */
export function useCustomer(): LoadState & { customer: Customer | undefined } {
  const query = customerApi.get.useRead()
  return { customer: query.data, ...loadStateOf(query) }
}
