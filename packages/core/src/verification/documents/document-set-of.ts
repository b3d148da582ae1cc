import type { UploadStatus } from '@sixpence/protocol/documents'
import { always, decide, type Decision, type Rule } from '../../rules/index.ts'
import { isInReview } from './upload-states.ts'

/** The combined status of documents that belong together. */
export type DocumentSet = 'confirmed' | 'inReview' | 'incomplete'

/** Documents that belong together. */
export interface DocumentSetFacts {
  readonly uploads: readonly UploadStatus[]
  /** True if the bank waits for one more. */
  readonly isRequired: boolean
}

/** The rules for a set of documents, in the order they are checked. */
export const DOCUMENT_SET_RULES: readonly Rule<DocumentSetFacts, DocumentSet>[] = [
  {
    rule: 'confirmed',
    when: ({ uploads, isRequired }) =>
      !isRequired && uploads.every(status => status === 'confirmed'),
    result: 'confirmed',
    because: 'No document is required, and each that was uploaded is confirmed.',
  },
  {
    rule: 'in review',
    when: ({ uploads }) => uploads.length > 0 && uploads.every(isInReview),
    result: 'inReview',
    because: 'Each document is pending, submitted or under investigation.',
  },
  {
    rule: 'incomplete',
    when: always,
    result: 'incomplete',
    because: 'A document is missing, or one of them was not accepted.',
  },
]

/** Decides the combined status of documents that belong together. */
export const documentSetOf = (facts: DocumentSetFacts): Decision<DocumentSet> =>
  decide(DOCUMENT_SET_RULES, facts)
