import type { Domain } from '../domain/index.ts'
import { createDrafts } from './create-drafts.ts'
import type { Drafts } from './drafts.ts'

/** Unfinished forms, kept in this tab. */
export const drafts: Domain<Drafts> = { name: 'drafts', calls: {}, open: createDrafts }
