export type { AddressLookup } from './address-lookup.ts'
export { createUse } from './domain.ts'
export type { BankAccess, Domain, UseDomain } from './domain.ts'
