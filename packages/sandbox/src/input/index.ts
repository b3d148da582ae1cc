// Input of callers, checked before use.
export { beginningsOf, dayIn, dayRange } from './day-range.ts'
export type { DayRange } from './day-range.ts'
export { isCount } from './is-count.ts'
export { checkRange } from './ip-range.ts'
export { logText } from './log-text.ts'
