import type {
  CategoryDocuments,
  DocumentCategory,
  DocumentPart,
  SixpenceError,
} from '@sixpence/core'
import { Fragment, useState, type FormEvent } from 'react'
import { useMessages } from '../i18n/index.ts'
import {
  Button,
  ErrorView,
  FocusKeeper,
  Loaded,
  PasswordField,
  Select,
  Stack,
  TextField,
} from '../ui/index.ts'
import { FilePicker } from './file-picker.tsx'
import type { TakePhoto } from './take-photo.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useDocuments } from './use-documents.ts'
import { useUpload, type Upload } from './use-upload.ts'
import { useUploadDraft, type UploadDraft } from './use-upload-draft.ts'

export interface DocumentUploadProps {
  categoryId: DocumentCategory
  /** The address that it proves; by default the primary one. */
  addressId?: string | undefined
  /** The requirement of a limit that it is for. */
  requirementId?: string | undefined
  isDueDiligence?: boolean | undefined
  /** Takes a photo on a device without a camera app, where a button then asks for it. */
  takePhoto?: TakePhoto | undefined
  /** Of the title that says what it is for: read out with each button. */
  titleId?: string | undefined
  /** Called once the bank has it. */
  onDone?: (() => void) | undefined
}

/**
 * Uploads one document: its kind, its file or both sides of it, how far it has come, and what is
 * wrong with it. Whoever shows it says above what it is for.
 */
export function DocumentUpload(props: DocumentUploadProps) {
  const { t } = useMessages('documents')
  const task = useDocuments()
  return (
    <Loaded of={task} value={task.documents} failedTitle={t('loadFailedTitle')} lines={2}>
      {documents => {
        const category = documents.find(({ categoryId }) => categoryId === props.categoryId)
        return category && <UploadForm {...props} category={category} />
      }}
    </Loaded>
  )
}

function UploadForm(props: DocumentUploadProps & { category: CategoryDocuments }) {
  const { category, categoryId, addressId, requirementId, isDueDiligence, titleId } = props
  const draft = useUploadDraft(category)
  const upload = useUpload(() => {
    draft.clear()
    props.onDone?.()
  })
  const [isTried, setTried] = useState(false)
  const isUnderWay = upload.state?.status === 'sending' || upload.state?.status === 'paused'
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(!draft.ready)
    if (!draft.ready) return
    upload.start({ categoryId, addressId, requirementId, isDueDiligence, ...draft.ready })
  }
  return (
    <FocusKeeper aria-labelledby={titleId}>
      <form onSubmit={send} noValidate>
        <Stack gap={3}>
          <Outcome upload={upload} />
          {isUnderWay ? (
            <UploadProgress upload={upload} titleId={titleId} />
          ) : (
            <Choices
              draft={draft}
              category={category}
              failure={upload.state?.failure}
              isTried={isTried}
              titleId={titleId}
              takePhoto={props.takePhoto}
            />
          )}
        </Stack>
      </form>
    </FocusKeeper>
  )
}

/** What became of the last one. */
function Outcome({ upload }: { upload: Upload }) {
  const { t } = useMessages('documents')
  const { status, failure } = upload.state ?? {}
  // Beside the file that it is about.
  const shown = failure && fileFields(failure).length > 0 ? undefined : failure
  return (
    <>
      <ErrorView
        failure={status === 'failed' ? shown : undefined}
        title={t('failedTitle')}
        onRetry={upload.resume}
      />
      <p role="status" className="sp-field-description">
        {status === 'done' && t('doneText')}
        {status === 'canceled' && t('canceledText')}
      </p>
    </>
  )
}

interface ChoicesProps {
  draft: UploadDraft
  category: CategoryDocuments
  failure: SixpenceError | undefined
  /** It was sent with something missing. */
  isTried: boolean
  titleId: string | undefined
  takePhoto: TakePhoto | undefined
}

function Choices({ draft, category, failure, isTried, titleId, takePhoto }: ChoicesProps) {
  const { t } = useMessages('documents')
  const { kind, parts, files } = draft
  const isDateMissing = isTried && draft.expiresDate === ''
  const dateError = draft.dateFault
    ? t('expiredError')
    : isDateMissing
      ? t('dateMissingError')
      : undefined
  const errorOf = (part: DocumentPart) => {
    const chosen = files[part]
    if (!chosen) return isTried ? t('fileMissingError') : undefined
    return chosen.fault ? t(`${chosen.fault}Error`) : bankSays(failure, part)
  }
  const labelOf = (part: DocumentPart) => t(parts.length === 1 ? 'fileLabel' : `${part}Label`)
  const titleOf = (part: DocumentPart) => {
    const name = nameOf(category, kind)
    return parts.length === 1 ? name : `${name} · ${labelOf(part)}`
  }
  return (
    <>
      {category.documentTypes.length > 1 && (
        <Select
          label={t('kindLabel')}
          placeholder={t('kindPlaceholder')}
          options={category.documentTypes.map(({ documentTypeId, documentType }) => ({
            id: String(documentTypeId),
            label: documentType,
          }))}
          selectedId={kind === undefined ? undefined : String(kind)}
          onSelect={id => draft.setKind(Number(id))}
          error={isTried && kind === undefined ? t('kindMissingError') : undefined}
        />
      )}
      {parts.map(part => (
        <Fragment key={part}>
          <FilePicker
            label={labelOf(part)}
            fileName={files[part]?.file.name}
            note={files[part]?.isScaled ? t('scaledText') : undefined}
            error={errorOf(part)}
            titleId={titleId}
            photo={{ part, takePhoto, title: titleOf(part), shape: shapeOf(category) }}
            onChoose={file => void draft.choose(part, file)}
            onRemove={() => draft.remove(part)}
          />
          {files[part]?.isEncrypted && (
            <PasswordField
              label={t('passwordLabel')}
              autoComplete="off"
              value={files[part].password ?? ''}
              onChange={password => draft.setPassword(part, password)}
            />
          )}
        </Fragment>
      ))}
      {draft.expiresDate !== undefined && (
        <TextField
          type="date"
          label={t('expiresLabel')}
          value={draft.expiresDate}
          onChange={draft.setExpiresDate}
          error={dateError}
        />
      )}
      <div>
        <Button type="submit" variant="primary" aria-describedby={titleId}>
          {t('uploadCta')}
        </Button>
      </div>
    </>
  )
}

const nameOf = ({ documentTypes }: CategoryDocuments, kind: number | undefined): string =>
  documentTypes.find(({ documentTypeId }) => documentTypeId === kind)?.documentType ?? ''

const shapeOf = ({ categoryId }: CategoryDocuments) =>
  CARDS.has(categoryId) ? ('card' as const) : ('sheet' as const)

const CARDS: ReadonlySet<DocumentCategory> = new Set(['identity', 'residencePermit'])

const fileFields = ({ code, fields }: SixpenceError) =>
  code === 'invalid_input' ? fields.filter(({ field }) => field.startsWith('file[')) : []

/** Why the bank does not take a file, in its own words. */
const bankSays = (failure: SixpenceError | undefined, part: DocumentPart) =>
  failure && fileFields(failure).find(({ field }) => field === `file[${part}]`)?.message
