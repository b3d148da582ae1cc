export { apiAddress, isEnvironment } from './api-address.ts'
export type { ApiAddresses, Environment } from './api-address.ts'
export {
  brandSchema,
  brandTermSchema,
  BUSINESS_REGISTRATION_TYPES,
  PERSONAL_REGISTRATION_TYPES,
} from './brand-schema.ts'
export type { Brand, BrandTerm } from './brand-schema.ts'
export { BrandError, parseBrand } from './parse-brand.ts'
