export { askUntil } from './ask-until.ts'
export type { AskUntilOptions } from './ask-until.ts'
