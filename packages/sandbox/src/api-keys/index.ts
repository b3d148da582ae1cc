export type { Merchant } from './admit-merchant.ts'
export { addApiKey, newApiKey } from './api-key.ts'
export type { NewApiKey } from './api-key.ts'
export { asMerchant } from './as-merchant.ts'
