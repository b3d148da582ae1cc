export { createUse } from './domain.ts'
export type { BankAccess, Domain, UseDomain } from './domain.ts'
