export { namesMatch } from './names-match.ts'
export type { NamesDecision } from './names-match.ts'
