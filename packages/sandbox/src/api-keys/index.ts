export type { Merchant } from './admit-merchant.ts'
export { addApiKey, newApiKey } from './api-key.ts'
export type { NewApiKey } from './api-key.ts'
export { asMerchantOf } from './as-merchant.ts'
