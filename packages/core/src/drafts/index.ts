export { createDrafts } from './create-drafts.ts'
export type { DraftFields, Drafts } from './drafts.ts'
