export {
  APPROVAL_MODES,
  approvalModeSchema,
  CUSTOMER_TYPE,
  customerSchema,
  getCustomerInfo,
} from './customer-info.ts'
export type { ApprovalMode, Customer } from './customer-info.ts'
export { PERMISSIONS, permissionsSchema } from './permissions.ts'
export type { Permission, Permissions } from './permissions.ts'
