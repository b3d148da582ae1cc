import type { CompanyDocument } from '@sixpence/core'
import { useId, useRef } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Badge, Button, Card, ErrorView, Heading, Skeleton, Stack } from '../ui/index.ts'
import { useDocuments, useDocumentUpload } from './use-documents.ts'

/** What the picker offers; what a file is, is judged by what stands in it. */
const KINDS = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'

/** What the bank needs of a business, and what it has of it already. */
export function CompanyDocuments() {
  const { t } = useMessages('documents')
  const { documents, isLoading, failure, retry } = useDocuments()
  if (isLoading) return <Skeleton shape="row" lines={4} />
  if (!documents) {
    return <ErrorView failure={failure} title={t('loadFailedTitle')} onRetry={retry} />
  }
  return (
    <Stack gap={4}>
      <p className="sp-muted">{t('kindsText')}</p>
      {documents.map(document => (
        <Paper key={document.documentType} document={document} onDone={retry} />
      ))}
    </Stack>
  )
}

function Paper({ document, onDone }: { document: CompanyDocument; onDone: () => void }) {
  const { t } = useMessages('documents')
  const { documentType, uploaded } = document
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size={3} id={titleId}>
            {t(`${documentType}Title`)}
          </Heading>
          <p className="sp-muted">{t(`${documentType}Text`)}</p>
        </Stack>
        <Received uploaded={uploaded} />
        <Chooser document={document} titleId={titleId} onDone={onDone} />
      </Stack>
    </Card>
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
    <Stack gap={3}>
      <ErrorView
        failure={upload.failure}
        title={t('failedTitle', { fileName })}
        onRetry={mayRetry(upload.failure?.code) ? () => void upload.retry() : undefined}
        isRetrying={upload.isPending}
      />
      <p role="status" className="sp-field-description">
        {upload.isPending && t('sendingText', { fileName })}
        {upload.isDone && t('doneText', { fileName })}
      </p>
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
        <Button
          variant={uploaded ? 'secondary' : 'primary'}
          isPending={upload.isPending}
          onPress={() => input.current?.click()}
          aria-describedby={titleId}
        >
          {t(uploaded ? 'replaceCta' : 'chooseCta')}
        </Button>
      </div>
    </Stack>
  )
}

/** Another file is needed where this one is not taken. */
const mayRetry = (code: string | undefined) => code !== 'file_type' && code !== 'file_size'
