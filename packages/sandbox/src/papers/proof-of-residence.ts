import { DAY_MS } from '@sixpence/protocol'
import type { DocumentStatus, UploadedDocument, UploadStatus } from '@sixpence/protocol'

/** The days before a proof's end at which the bank requests a newer one. */
const SOON_DAYS = 60

/** The requirements for the customer's address, and the proofs received. */
export interface ProofFacts {
  readonly isDocumentRequired?: boolean | undefined
  readonly isDocumentOutOfDate?: boolean | undefined
  /** Latest first. */
  readonly proofs: readonly Pick<UploadedDocument, 'statusId' | 'expiresDate'>[]
}

/** Returns the status of the customer's proof of residence. If none is required, nothing is missing. */
export function proofOfResidence(address: ProofFacts | undefined, now: Date): DocumentStatus {
  if (!address) return 'none'
  const newest = address.proofs.find(({ statusId }) => !GONE.has(statusId))
  if (newest && IN_REVIEW.has(newest.statusId)) return 'pending'
  if (newest?.statusId === 'confirmed' && !address.isDocumentOutOfDate) {
    return lasting(newest.expiresDate, now)
  }
  return isRequired(address) ? refusedOrNone(newest?.statusId) : 'validated'
}

const isRequired = ({ isDocumentRequired, isDocumentOutOfDate }: ProofFacts) =>
  isDocumentRequired === true || isDocumentOutOfDate === true

const GONE: ReadonlySet<UploadStatus> = new Set(['canceled', 'deleted'])
const IN_REVIEW: ReadonlySet<UploadStatus> = new Set(['submitted', 'pending', 'underInvestigation'])

const refusedOrNone = (status: UploadStatus | undefined): DocumentStatus =>
  status === 'rejected' || status === 'nameMismatch' ? 'rejected' : 'none'

function lasting(expiresDate: string | undefined, now: Date): DocumentStatus {
  if (expiresDate === undefined) return 'validated'
  const left = new Date(expiresDate).getTime() - now.getTime()
  if (left < -DAY_MS) return 'none'
  return left < SOON_DAYS * DAY_MS ? 'expiredSoon' : 'validated'
}
