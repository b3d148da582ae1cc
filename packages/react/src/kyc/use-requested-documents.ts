import type { DocumentCategory, KycCustomerInfo } from '@sixpence/core'
import { useState } from 'react'

type Documents = KycCustomerInfo['documents']

/** The documents that the bank requires, from its latest response. */
export interface RequestedDocuments {
  readonly documents: Documents
  readonly take: (documents: Documents) => void
  readonly received: (categoryId: DocumentCategory) => void
}

/** Follows each new response, e.g. after a refusal, independently of the answers. */
export function useRequestedDocuments(loaded: KycCustomerInfo): RequestedDocuments {
  const [known, setKnown] = useState({ loaded, documents: loaded.documents })
  if (known.loaded !== loaded) setKnown({ loaded, documents: loaded.documents })
  return {
    documents: known.documents,
    take: documents => setKnown(before => ({ ...before, documents })),
    received: categoryId =>
      setKnown(before => ({ ...before, documents: withUploaded(before.documents, categoryId) })),
  }
}

const withUploaded = (documents: Documents, categoryId: DocumentCategory): Documents =>
  documents.map(one => (one.categoryId === categoryId ? { ...one, isUploaded: true } : one))
