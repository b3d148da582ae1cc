export { getCustomerInfoHandlers as customerHandlers } from './get-customer-info.ts'
