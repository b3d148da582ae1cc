import { DocumentUpload } from '@sixpence/react/documents'
import { IdentityWays } from '@sixpence/react/identity-check'
import type { RenderKycDocument } from '@sixpence/react/kyc'
import { useNavigate } from '@tanstack/react-router'
import { useTakePhoto } from '../../camera/use-take-photo.ts'
import { NEW_CHECK } from './kyc-check.tsx'

type KycDocumentProps = Parameters<RenderKycDocument>[0] & {
  /** True if the user may make the check. Users who act for the customer can’t be checked for them. */
  mayCheck: boolean
}

/** The upload of a document. For identity documents, it also offers the check with the camera. */
export function KycDocument({ mayCheck, ...document }: KycDocumentProps) {
  const navigate = useNavigate()
  const upload = <DocumentUpload {...document} takePhoto={useTakePhoto()} />
  if (document.categoryId !== 'identity' || !mayCheck) return upload
  const search = { step: 'documents', check: NEW_CHECK }
  return (
    <IdentityWays
      titleId={document.titleId}
      isUploaded={document.isUploaded}
      onCheck={() => void navigate({ to: '/kyc/personal', search })}
    >
      {upload}
    </IdentityWays>
  )
}
