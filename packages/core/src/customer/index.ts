export { customer } from './customers.ts'
export type { Customers } from './customers.ts'

export { APPROVAL_MODES } from '@sixpence/protocol/customer'
export type { ApprovalMode, Customer } from '@sixpence/protocol/customer'
