export { createSecurity } from './security.ts'
export type {
  IpAccessList,
  LoginHistoryFilter,
  LoginHistoryPage,
  PendingChange,
  Security,
} from './security.ts'
