export {
  APPROVAL_MODES,
  approvalModeSchema,
  CUSTOMER_TYPE,
  customerSchema,
  getCustomerInfo,
} from './customer-info.ts'
export type { ApprovalMode, Customer } from './customer-info.ts'
