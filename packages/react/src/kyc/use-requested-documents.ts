import type { DocumentCategory } from '@sixpence/core/documents'
import type { KycCustomerInfo } from '@sixpence/core/kyc'
import { useState } from 'react'

type Documents = KycCustomerInfo['documents']

/**
 * Returns the documents that the bank requires. Follows each new response, e.g. after a refusal,
 * independently of the answers.
 */
export function useRequestedDocuments(loaded: KycCustomerInfo) {
  const [known, setKnown] = useState({ loaded, documents: loaded.documents })
  if (known.loaded !== loaded) setKnown({ loaded, documents: loaded.documents })
  return {
    documents: known.documents,
    take: (documents: Documents) => setKnown(before => ({ ...before, documents })),
    received: (categoryId: DocumentCategory) =>
      setKnown(before => ({ ...before, documents: withUploaded(before.documents, categoryId) })),
  }
}

const withUploaded = (documents: Documents, categoryId: DocumentCategory): Documents =>
  documents.map(one => (one.categoryId === categoryId ? { ...one, isUploaded: true } : one))
