import type { KycCustomerInfo } from '@sixpence/protocol/kyc'
import type { StatusFacts } from '../status-facts.ts'

/** Whether the answers of a business may still wait for a document: nobody has verified it yet. */
export const mayAwaitDocuments = ({
  isBusiness,
  verified,
}: Pick<StatusFacts, 'isBusiness' | 'verified'>): boolean => isBusiness && !verified

/** The documents that submitted answers are decided by; none before, and none once accepted. */
export const awaitedDocuments = ({
  submittedAt,
  acceptedAt,
  documents,
}: KycCustomerInfo): KycCustomerInfo['documents'] =>
  submittedAt !== undefined && acceptedAt === undefined ? documents : []
