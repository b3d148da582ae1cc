export { createPublicApi } from './public-api.ts'
export type { ServedMethods } from './read-named-call.ts'
