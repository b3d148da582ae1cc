export { findNamed, payeeForEverybody } from './named-merchant.ts'
export type { NamedMerchant } from './named-merchant.ts'
export { payByNameHandlers } from './pay-by-name-handlers.ts'
