export { neededDomains } from './needed-domains.ts'
export type { ComponentName } from './needed-domains.ts'
