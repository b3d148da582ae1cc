export { createPublicApi } from './public-api.ts'
export type { ServedMethods } from './answer-named-method.ts'
