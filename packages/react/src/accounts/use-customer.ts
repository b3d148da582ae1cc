import type { Customer } from '@sixpence/core'
import { failureOf, type Failure } from '../store/index.ts'
import { accountsApi } from './accounts-api.ts'

/** Who is signed in; undefined until the bank has said so. */
export function useCustomer(): {
  customer: Customer | undefined
  isLoading: boolean
  failure: Failure | undefined
} {
  const { data, error, isLoading } = accountsApi.useGetCustomerQuery()
  return { customer: data, isLoading, failure: failureOf(error) }
}
