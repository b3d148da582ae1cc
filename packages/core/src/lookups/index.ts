export { createLookups } from './lookups.ts'
export type { Lookups } from './lookups.ts'
