import type { DocumentCategory, KycCustomerInfo } from '@sixpence/core'
import { useState } from 'react'

type Documents = KycCustomerInfo['documents']

/** The documents that the bank asks for, as it told of them last. */
export interface RequestedDocuments {
  readonly documents: Documents
  readonly take: (documents: Documents) => void
  readonly received: (categoryId: DocumentCategory) => void
}

/** Follows what is read anew, e.g. because one was refused, however far the answers have come. */
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
