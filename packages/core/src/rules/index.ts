export { always, decide } from './decide.ts'
export type { Decision, Rule } from './decide.ts'
