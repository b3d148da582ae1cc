import type { CategoryDocuments, DocumentPart } from '@sixpence/core/documents'
import type { SixpenceError } from '@sixpence/core/errors'
import { useMessages } from '../../i18n/index.ts'
import { PasswordField } from '../../ui/index.ts'
import { fileFieldsOf } from './file-fields.ts'
import { FilePicker } from './file-picker.tsx'
import { shapeOf } from './shape-of.ts'
import type { TakePhoto } from './take-photo.ts'
import type { UploadDraft } from '../use-upload-draft.ts'

export interface DocumentFileProps {
  part: DocumentPart
  draft: UploadDraft
  category: CategoryDocuments
  failure: SixpenceError | undefined
  /** True if sending was tried with something missing. */
  isSubmitted: boolean
  titleId: string | undefined
  takePhoto: TakePhoto | undefined
}

/** One file of a document, with its errors and the field for its password. */
export function DocumentFile(props: DocumentFileProps) {
  const { part, draft, category, titleId, takePhoto } = props
  const { t } = useMessages('documents')
  const chosen = draft.files[part]
  const isAlone = part === 'mainDocument' && !draft.parts.includes('additionalDocument')
  const label = t(isAlone ? 'fileLabel' : `${part}Label`)
  const title = [nameOf(category, draft.kind), ...(isAlone ? [] : [label])].join(' · ')
  return (
    <>
      <FilePicker
        label={label}
        file={chosen?.file}
        note={chosen?.isScaled ? t('scaledText') : undefined}
        error={useFileError(props)}
        titleId={titleId}
        photo={{ part, takePhoto, title, shape: shapeOf(category) }}
        onChoose={file => void draft.choose(part, file)}
        onRemove={() => draft.remove(part)}
      />
      {chosen?.isEncrypted && (
        <PasswordField
          label={t('passwordLabel')}
          autoComplete="off"
          value={chosen.password ?? ''}
          onChange={password => draft.setPassword(part, password)}
        />
      )}
    </>
  )
}

/** Returns this page's own error, or else the bank's in its own words. */
function useFileError({
  part,
  draft,
  failure,
  isSubmitted,
}: DocumentFileProps): string | undefined {
  const { t } = useMessages('documents')
  const chosen = draft.files[part]
  if (!chosen) return isSubmitted ? t('fileMissingError') : undefined
  if (chosen.fault) return t(`${chosen.fault}Error`)
  return failure && fileFieldsOf(failure).find(({ field }) => field === `file[${part}]`)?.message
}

const nameOf = ({ documentTypes }: CategoryDocuments, kind: number | undefined): string =>
  documentTypes.find(({ documentTypeId }) => documentTypeId === kind)?.documentType ?? ''
