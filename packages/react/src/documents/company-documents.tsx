import type { CompanyDocument } from '@sixpence/core'
import { useId, useRef } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import {
  Badge,
  Button,
  ErrorView,
  FocusKeeper,
  Inline,
  Loaded,
  ProgressBar,
  Stack,
  TitledCard,
} from '../ui/index.ts'
import { useDocuments, useDocumentUpload, type DocumentUploadTask } from './use-documents.ts'

/** What the picker offers; what a file is, is judged by what stands in it. */
const KINDS = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'

/** What the bank needs of a business, and what it has of it already. */
export function CompanyDocuments() {
  const { t } = useMessages('documents')
  const task = useDocuments()
  return (
    <Loaded of={task} value={task.documents} failedTitle={t('loadFailedTitle')} lines={4}>
      {documents => (
        <Stack gap={4}>
          <p className="sp-muted">{t('kindsText')}</p>
          {documents.map(document => (
            <Paper key={document.documentType} document={document} onDone={task.retry} />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function Paper({ document, onDone }: { document: CompanyDocument; onDone: () => void }) {
  const { t } = useMessages('documents')
  const { documentType, uploaded } = document
  const titleId = useId()
  return (
    <TitledCard title={t(`${documentType}Title`)} titleId={titleId} text={t(`${documentType}Text`)}>
      <Received uploaded={uploaded} />
      <Chooser document={document} titleId={titleId} onDone={onDone} />
    </TitledCard>
  )
}

function Received({ uploaded }: Pick<CompanyDocument, 'uploaded'>) {
  const { t } = useMessages('documents')
  const formats = useFormats()
  if (!uploaded) {
    return (
      <p>
        <Badge tone="warning">{t('missingLabel')}</Badge>
      </p>
    )
  }
  const { at, fileName } = uploaded
  return (
    <p className="sp-document-received">
      <Badge tone="positive">{t('receivedLabel')}</Badge>{' '}
      {t('receivedText', { date: formats.date(at), fileName })}
    </p>
  )
}

interface ChooserProps {
  document: CompanyDocument
  titleId: string
  onDone: () => void
}

function Chooser({ document: { documentType, uploaded }, titleId, onDone }: ChooserProps) {
  const { t } = useMessages('documents')
  const upload = useDocumentUpload(documentType, onDone)
  const input = useRef<HTMLInputElement>(null)
  const { fileName = '' } = upload
  return (
    <FocusKeeper aria-labelledby={titleId}>
      <Stack gap={3}>
        <ErrorView
          failure={upload.failure}
          title={t('failedTitle', { fileName })}
          onRetry={mayRetry(upload.failure?.code) ? () => void upload.retry() : undefined}
          isRetrying={upload.isPending}
        />
        <Sending upload={upload} />
        <div>
          <input
            ref={input}
            type="file"
            hidden
            accept={KINDS}
            aria-labelledby={titleId}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file can be chosen again.
              target.value = ''
              if (file) void upload.choose(file)
            }}
          />
          <Inline>
            <Button
              variant={uploaded ? 'secondary' : 'primary'}
              isPending={upload.isPending}
              onPress={() => input.current?.click()}
              aria-describedby={titleId}
            >
              {t(uploaded ? 'replaceCta' : 'chooseCta')}
            </Button>
            {upload.isPending && (
              <Button onPress={upload.cancel} aria-describedby={titleId}>
                {t('cancelCta')}
              </Button>
            )}
          </Inline>
        </div>
      </Stack>
    </FocusKeeper>
  )
}

function Sending({ upload }: { upload: DocumentUploadTask }) {
  const { t } = useMessages('documents')
  const { isPending, isDone, isCanceled, share, fileName = '' } = upload
  return (
    <Stack gap={2}>
      <p role="status" className="sp-field-description">
        {isPending && t('sendingText', { fileName })}
        {isDone && t('doneText', { fileName })}
        {isCanceled && t('canceledText', { fileName })}
      </p>
      {isPending && <ProgressBar label={t('sendingText', { fileName })} share={share} />}
    </Stack>
  )
}

/** Another file is needed where this one is not taken. */
const mayRetry = (code: string | undefined) => code !== 'file_type' && code !== 'file_size'
