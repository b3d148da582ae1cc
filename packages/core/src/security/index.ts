export { createSecurity } from './security.ts'
export type { IpAccessList, LoginHistoryFilter, LoginHistoryPage, Security } from './security.ts'
