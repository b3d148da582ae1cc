export { drafts } from './drafts-domain.ts'
export type { DraftFields, Drafts } from './drafts.ts'
