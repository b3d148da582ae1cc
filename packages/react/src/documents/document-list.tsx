import type { CategoryDocuments } from '@sixpence/core/documents'
import { useId } from 'react'
import { useMessages } from '../i18n/index.ts'
import { TitledCard, useHiddenLoading } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { ReceiptButton } from './receipt-button.tsx'
import { UploadedDocuments } from './uploaded-documents.tsx'
import { useDocuments } from './use-documents.ts'

/** All uploaded documents, newest first, with a receipt to save. Hidden if there are none. */
export const DocumentList = hosted('DocumentList', DocumentListContent)

function DocumentListContent() {
  const { t } = useMessages('documents')
  const task = useDocuments()
  useHiddenLoading(task)
  const titleId = useId()
  const uploaded = newestFirst(task.data ?? [])
  if (uploaded.length === 0) return null
  return (
    <TitledCard title={t('listTitle')} text={t('listText')} titleId={titleId}>
      <UploadedDocuments documents={uploaded} />
      <ReceiptButton />
    </TitledCard>
  )
}

const newestFirst = (documents: readonly CategoryDocuments[]) =>
  documents
    .flatMap(({ uploadedDocuments }) => uploadedDocuments)
    .toSorted((one, other) => other.uploaded.localeCompare(one.uploaded))
