export { createCheckouts } from './checkouts.ts'
export type { Checkouts } from './checkouts.ts'
