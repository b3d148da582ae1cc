// How customers stand with the bank, and what follows from it for them.
export { liftLimit, liftMetLimits } from './lift-limits.ts'
export { limit } from './limit.ts'
export type { LimitRequirement, NewLimit } from './limit.ts'
export { addressStatusId, documentStatusId, wireNumberOf } from './wire-number.ts'
