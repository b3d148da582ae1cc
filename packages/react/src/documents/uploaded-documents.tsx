import type { UploadedDocument, UploadStatus } from '@sixpence/core/documents'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Badge, Stack, type Tone, TwoNames } from '../ui/index.ts'

const TONES: Readonly<Record<UploadStatus, Tone | 'neutral'>> = {
  submitted: 'info',
  confirmed: 'positive',
  canceled: 'neutral',
  deleted: 'neutral',
  rejected: 'negative',
  underInvestigation: 'info',
  expired: 'warning',
  pending: 'info',
  nameMismatch: 'negative',
}

export interface UploadedDocumentsProps {
  documents: readonly UploadedDocument[]
}

/** The bank's documents with kind, date, status and reason. The files stay at the bank. */
export function UploadedDocuments({ documents }: UploadedDocumentsProps) {
  const { t } = useMessages('documents')
  const formats = useFormats()
  // A back side and a proof of relationship share the fate of their main document.
  const mains = documents.filter(({ isSubDocument }) => !isSubDocument)
  return (
    <ul className="sp-documents">
      {mains.map(({ id, statusId, documentType, uploaded, rejectReason, names }) => (
        <li key={id}>
          <Stack gap={1}>
            <p>
              <Badge tone={TONES[statusId]}>{t(`${statusId}Label`)}</Badge>{' '}
              {t('uploadedText', { document: documentType, date: formats.date(uploaded) })}
            </p>
            {rejectReason !== undefined && <p>{rejectReason}</p>}
            {names && <TwoNames names={names} />}
          </Stack>
        </li>
      ))}
    </ul>
  )
}
