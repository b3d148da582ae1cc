import type { SixpenceError } from '@sixpence/core/errors'
import { useMessages } from '../i18n/index.ts'
import { SupportLink } from '../provider/index.ts'
import { ErrorView } from '../ui/index.ts'
import { fileFieldsOf } from './choices/file-fields.ts'
import { finalRefusalOf } from './refused-for-good.tsx'
import { uploadFailure } from './upload-failure.ts'
import type { Upload } from './use-upload.ts'

/** The result of the last upload. */
export function UploadOutcome({ upload }: { upload: Pick<Upload, 'state' | 'resume'> }) {
  const { t } = useMessages('documents')
  const status = upload.state?.status
  return (
    <>
      <Failure failure={uploadFailure(upload.state)} onRetry={upload.resume} />
      <p role="status" className="sp-field-description">
        {status === 'done' && <span>{t('doneText')}</span>}
        {status === 'canceled' && <span>{t('canceledText')}</span>}
      </p>
    </>
  )
}

interface FailureProps {
  failure: SixpenceError | undefined
  onRetry: () => void
}

function Failure({ failure, onRetry }: FailureProps) {
  const { t } = useMessages('documents')
  const title = t('failedTitle')
  const reason = failure && finalRefusalOf(failure)
  if (reason !== undefined) {
    return (
      <ErrorView failure={failure} title={title} text={reason}>
        <SupportLink />
      </ErrorView>
    )
  }
  // A failure of a file is shown beside that file.
  const shown = failure && fileFieldsOf(failure).length > 0 ? undefined : failure
  const text = failure?.code === 'too_soon' ? t('tooManyText') : undefined
  return <ErrorView failure={shown} title={title} text={text} onRetry={onRetry} />
}
