import { useMessages } from '../i18n/index.ts'
import { Button, Inline, ProgressBar, Stack } from '../ui/index.ts'
import type { Upload } from './use-upload.ts'

export interface UploadProgressProps {
  upload: Upload
  /** The id of the heading that names the document. */
  titleId?: string | undefined
}

/** The progress of an upload, with buttons to pause and resume it. */
export function UploadProgress({ upload, titleId }: UploadProgressProps) {
  const { t } = useMessages('documents')
  const { status, share } = upload.state ?? {}
  if (status !== 'sending' && status !== 'paused') return null
  const isPaused = status === 'paused'
  // Everything is sent, and the bank checks it before it answers.
  const isChecked = !isPaused && (share ?? 0) >= ALL_SENT
  const text = isPaused ? t('pausedText') : isChecked ? t('checkingText') : t('sendingText')
  return (
    <Stack gap={2}>
      <p className="sp-field-description">{text}</p>
      <ProgressBar label={text} share={share} />
      <Inline>
        {isPaused ? (
          <Button onPress={upload.resume} aria-describedby={titleId}>
            {t('continueCta')}
          </Button>
        ) : (
          <Button onPress={upload.pause} aria-describedby={titleId}>
            {t('pauseCta')}
          </Button>
        )}
        <Button onPress={upload.cancel} aria-describedby={titleId}>
          {t('cancelCta')}
        </Button>
      </Inline>
    </Stack>
  )
}

/** The largest share reported before the bank has answered. */
const ALL_SENT = 0.99
