import { kyc } from '@sixpence/core/kyc'
import type { DocumentTask } from '@sixpence/core/verification'
import { useAccess } from '@sixpence/react/access'
import { DocumentUpload } from '@sixpence/react/documents'
import { useTakePhoto } from '../../camera/use-take-photo.ts'

/** Renders the upload of a document that the bank waits for; empty for users who may not upload it. */
export const uploadRequested = ({ document }: DocumentTask, titleId: string) => (
  <Upload {...{ document, titleId }} />
)

function Upload({ document, titleId }: Pick<DocumentTask, 'document'> & { titleId: string }) {
  const { categoryId, documentTypeId, id } = document
  const takePhoto = useTakePhoto()
  const { mayCall } = useAccess()
  if (!mayCall(kyc.calls.save)) return null
  return (
    <DocumentUpload requirementId={id} {...{ categoryId, documentTypeId, titleId, takePhoto }} />
  )
}
