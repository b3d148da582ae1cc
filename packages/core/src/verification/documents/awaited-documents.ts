import type { KycCustomerInfo } from '@sixpence/protocol/kyc'
import type { StatusFacts } from '../status-facts.ts'

/** True if a business's answers may still await a document, because it isn't verified yet. */
export const mayAwaitDocuments = ({
  isBusiness,
  verified,
}: Pick<StatusFacts, 'isBusiness' | 'verified'>): boolean => isBusiness && !verified

/** Returns the documents needed to decide on submitted answers; none before, and none once accepted. */
export const awaitedDocuments = ({
  submittedAt,
  acceptedAt,
  documents,
}: KycCustomerInfo): KycCustomerInfo['documents'] =>
  submittedAt !== undefined && acceptedAt === undefined ? documents : []
