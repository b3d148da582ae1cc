export { namesMatch } from './names-match.ts'
export type { NamesDecision } from './names-match.ts'
export { SPELLINGS } from './spellings.ts'
export type { Spelling } from './spellings.ts'
