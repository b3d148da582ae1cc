import type { CategoryDocuments, DocumentCategory, DocumentKind } from '@sixpence/core/documents'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button, FocusKeeper, Form, Inline, Loaded, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import type { TakePhoto } from './choices/take-photo.ts'
import { UploadChoices } from './choices/upload-choices.tsx'
import { finalReasonOf, RefusedForGood } from './refused-for-good.tsx'
import { uploadFailure } from './upload-failure.ts'
import { UploadOutcome } from './upload-outcome.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useDocuments } from './use-documents.ts'
import { useUpload } from './use-upload.ts'
import { useUploadDraft } from './use-upload-draft.ts'

export interface DocumentUploadProps {
  categoryId: DocumentCategory
  /** The address that it proves. Default: the primary one. */
  addressId?: string | undefined
  /** The requirement of a limit for which it is uploaded. */
  requirementId?: string | undefined
  isDueDiligence?: boolean | undefined
  /** The number of its kind, if only one is accepted. Then the customer doesn't choose. */
  documentTypeId?: number | undefined
  /** True if there already is one. Then the form opens on request. */
  isUploaded?: boolean | undefined
  /** Takes a photo on a device without a camera app. With it, a button for that is shown. */
  takePhoto?: TakePhoto | undefined
  /** The id of the heading that names the purpose. Screen readers read it with each button. */
  titleId?: string | undefined
  /** Called once the bank has the document. */
  onDone?: (() => void) | undefined
}

/**
 * Uploads one document: its kind, its file or both sides, the progress and errors. If no other
 * document helps, it names who does. The host's heading must name the purpose.
 */
export const DocumentUpload = hosted('DocumentUpload', DocumentUploadContent)

function DocumentUploadContent(props: DocumentUploadProps) {
  const { t } = useMessages('documents')
  const task = useDocuments()
  return (
    <Loaded of={task} value={task.data} failedTitle={t('loadFailedTitle')} lines={2}>
      {documents => {
        const category = documents.find(({ categoryId }) => categoryId === props.categoryId)
        const proofs = documents.find(({ categoryId }) => categoryId === 'relationship')
        if (!category) return null
        const reason = isOneOfSeveral(props) ? undefined : finalReasonOf(category)
        if (reason !== undefined) return <RefusedForGood reason={reason} />
        return <UploadForm {...props} category={category} proofs={proofs?.documentTypes ?? []} />
      }}
    </Loaded>
  )
}

/** The rejection of the category's newest document may be about another one. */
const isOneOfSeveral = ({ addressId, requirementId }: DocumentUploadProps) =>
  addressId !== undefined || requirementId !== undefined

interface UploadFormProps extends DocumentUploadProps {
  category: CategoryDocuments
  /** The kinds of proof of a relationship. */
  proofs: readonly DocumentKind[]
}

function UploadForm(props: UploadFormProps) {
  const { category, categoryId, addressId, requirementId, isDueDiligence, titleId } = props
  const draft = useUploadDraft(category, props.documentTypeId)
  const [isSubmitted, setSubmitted] = useState(false)
  const [isClosed, setClosed] = useState(props.isUploaded === true)
  const upload = useUpload(() => {
    draft.clear()
    setSubmitted(false)
    setClosed(true)
    props.onDone?.()
  })
  const isUnderWay = upload.state?.status === 'sending' || upload.state?.status === 'paused'
  const send = () => {
    setSubmitted(!draft.ready)
    if (!draft.ready) return
    upload.start({ categoryId, addressId, requirementId, isDueDiligence, ...draft.ready })
  }
  return (
    <FocusKeeper aria-labelledby={titleId}>
      <Form onSubmit={send}>
        <Stack gap={3}>
          <UploadOutcome upload={upload} />
          {isUnderWay && <UploadProgress upload={upload} titleId={titleId} />}
          {isClosed && <Another titleId={titleId} onPress={() => setClosed(false)} />}
          {!isUnderWay && !isClosed && (
            <UploadChoices
              draft={draft}
              category={category}
              proofs={props.proofs}
              isKindGiven={props.documentTypeId !== undefined}
              failure={uploadFailure(upload.state)}
              isSubmitted={isSubmitted}
              titleId={titleId}
              takePhoto={props.takePhoto}
            />
          )}
        </Stack>
      </Form>
    </FocusKeeper>
  )
}

function Another({ titleId, onPress }: { titleId: string | undefined; onPress: () => void }) {
  const { t } = useMessages('documents')
  return (
    <Inline>
      <Button aria-describedby={titleId} onPress={onPress}>
        {t('anotherCta')}
      </Button>
    </Inline>
  )
}
