export { createCustomers } from './customers.ts'
export type { Customers } from './customers.ts'
