import type { StatusFacts } from '../status-facts.ts'
import { isInReview, isUsable } from './upload-states.ts'

type Limits = StatusFacts['limits']
type Requirement = Limits[number]['documents'][number]

/** A document was accepted: what is still being looked at does not count here. */
const isReviewed = ({ uploads }: Requirement): boolean =>
  uploads.some(status => isUsable(status) && !isInReview(status))

/** Whether everything that each reason asks for was handed in and reviewed. */
export const areLimitsReviewed = (limits: Limits): boolean =>
  limits.length > 0 &&
  limits.every(({ documents }) => documents.length > 0 && documents.every(isReviewed))

/** Whether there is something usable for every document that the reasons ask for. */
export function areLimitDocumentsUploaded(limits: Limits): boolean {
  const documents = limits.flatMap(limit => limit.documents)
  return documents.length > 0 && documents.every(({ uploads }) => uploads.some(isUsable))
}

/** Whether a reason names something that the customer can do. */
export const haveLimitsActions = (limits: Limits): boolean =>
  limits.some(({ actionTypeId }) => actionTypeId !== 'none')

/** Whether each document that is asked for once more was handed in, and none waits for the bank. */
export const areDuplicatesReviewed = (documents: readonly Requirement[]): boolean =>
  documents.length > 0 &&
  documents.every(document => isReviewed(document) && !document.uploads.some(isInReview))
