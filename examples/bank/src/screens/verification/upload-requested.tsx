import type { DocumentTask } from '@sixpence/core'
import { DocumentUpload } from '@sixpence/react/documents'
import { useTakePhoto } from '../../camera/use-take-photo.ts'

/** Where a document is uploaded that the bank waits for. */
export const uploadRequested = ({ document }: DocumentTask, titleId: string) => (
  <Upload {...{ document, titleId }} />
)

function Upload({ document, titleId }: Pick<DocumentTask, 'document'> & { titleId: string }) {
  const { categoryId, documentTypeId, id } = document
  const takePhoto = useTakePhoto()
  return (
    <DocumentUpload requirementId={id} {...{ categoryId, documentTypeId, titleId, takePhoto }} />
  )
}
