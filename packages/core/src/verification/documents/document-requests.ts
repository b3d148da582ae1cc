import type { StatusFacts } from '../status-facts.ts'
import { isInReview, isUsable } from './upload-states.ts'

type Limits = StatusFacts['limits']
type Requirement = Limits[number]['documents'][number]

/** At least one document was accepted; those in review don't count. */
const isReviewed = ({ uploads }: Requirement): boolean =>
  uploads.some(status => isUsable(status) && !isInReview(status))

/** True if everything required by each reason was handed in and reviewed. */
export const areLimitsReviewed = (limits: Limits): boolean =>
  limits.length > 0 &&
  limits.every(({ documents }) => documents.length > 0 && documents.every(isReviewed))

/** True if there is a usable document for each one required by the reasons. */
export function areLimitDocumentsUploaded(limits: Limits): boolean {
  const documents = limits.flatMap(limit => limit.documents)
  return documents.length > 0 && documents.every(({ uploads }) => uploads.some(isUsable))
}

/** True if a reason names something the customer can do. */
export const haveLimitsActions = (limits: Limits): boolean =>
  limits.some(({ actionTypeId }) => actionTypeId !== 'none')

/** True if each document requested once more was handed in, and none awaits the bank. */
export const areDuplicatesReviewed = (documents: readonly Requirement[]): boolean =>
  documents.length > 0 &&
  documents.every(document => isReviewed(document) && !document.uploads.some(isInReview))
