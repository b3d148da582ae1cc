import { documentSetOf, type DocumentSet, type DocumentTask } from '@sixpence/core'
import { useId, type ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Badge, Heading, Stack, type Tone } from '../ui/index.ts'

export interface RequestedDocumentProps {
  task: DocumentTask
  upload?: ((task: DocumentTask, titleId: string) => ReactNode) | undefined
}

const LABELS = {
  missing: ['missingLabel', 'warning'],
  inReview: ['reviewedLabel', 'info'],
  confirmed: ['acceptedLabel', 'positive'],
  refused: ['refusedLabel', 'negative'],
} as const satisfies Record<string, readonly [string, Tone]>

/**
 * A document that the bank waits for: how it stands, why the last one was not taken, and a place to
 * upload it.
 */
export function RequestedDocument({ task, upload }: RequestedDocumentProps) {
  const { t } = useMessages('verification')
  const titleId = useId()
  const { document, purposes } = task
  const state = stateOf(document.uploadedDocuments)
  const [label, tone] = LABELS[state]
  const [newest] = document.uploadedDocuments
  return (
    <li>
      <Stack gap={2}>
        <div className="sp-requested-document">
          <Heading level={3} size={4} id={titleId}>
            {document.documentType ?? t(nameOf(document.categoryId))}
          </Heading>
          <Badge tone={tone}>{t(label)}</Badge>
        </div>
        {state === 'refused' && newest?.rejectReason !== undefined && <p>{newest.rejectReason}</p>}
        {purposes.length > 1 && purposes.includes('profile') && (
          <p className="sp-muted">{t('alsoProfileText')}</p>
        )}
        {(state === 'missing' || state === 'refused') && upload?.(task, titleId)}
      </Stack>
    </li>
  )
}

type Uploads = DocumentTask['document']['uploadedDocuments']

/** By what could still be accepted; else by the newest. */
function stateOf(uploads: Uploads): keyof typeof LABELS {
  const states = uploads.map(({ statusId }) => statusId)
  if (states.includes('confirmed')) return 'confirmed'
  const [newest] = states
  if (newest === undefined) return 'missing'
  const set: DocumentSet = documentSetOf({ uploads: [newest], isRequired: true }).result
  return set === 'inReview' ? 'inReview' : 'refused'
}

const nameOf = (categoryId: string) =>
  categoryId === 'identity'
    ? 'identityDocument'
    : categoryId === 'address'
      ? 'addressDocument'
      : 'anyDocument'
