// What callers say, checked before it is used.
export { beginningsOf, dayIn, dayRange } from './day-range.ts'
export type { DayRange } from './day-range.ts'
export { invalid } from './invalid.ts'
export { isCount } from './is-count.ts'
