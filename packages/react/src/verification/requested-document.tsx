import type { DocumentCategory } from '@sixpence/core/documents'
import {
  documentSetOf,
  type DocumentSet,
  type DocumentTask,
  type MissingDocument,
} from '@sixpence/core/verification'
import { useId, type ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { SupportLink } from '../provider/index.ts'
import { Badge, Heading, Stack, type Tone, TwoNames } from '../ui/index.ts'

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
 * A document that the bank waits for: its state, why the last one was refused, and a place to
 * upload it; or, if no other one helps, the people who do.
 */
export function RequestedDocument({ task, upload }: RequestedDocumentProps) {
  const { t } = useMessages('verification')
  const titleId = useId()
  const { document, purposes } = task
  const state = stateOf(document)
  const [label, tone] = LABELS[state]
  const { rejectReason, names } = refusalOf(document)
  return (
    <li>
      <Stack gap={2}>
        <div className="sp-requested-document">
          <Heading level={3} size={4} id={titleId}>
            {document.documentType ?? t(nameOf(document.categoryId))}
          </Heading>
          <Badge tone={tone}>{t(label)}</Badge>
        </div>
        {state === 'refused' && rejectReason !== undefined && <p>{rejectReason}</p>}
        {state === 'refused' && names && <TwoNames names={names} />}
        {purposes.length > 1 && <p className="sp-muted">{t('onceText')}</p>}
        {NEEDS_ANOTHER.has(state) &&
          (isFinal(document) ? <SupportLink /> : upload?.(task, titleId))}
      </Stack>
    </li>
  )
}

const NEEDS_ANOTHER: ReadonlySet<keyof typeof LABELS> = new Set(['missing', 'refused'])

/** Returns the bank's reason for refusing the last one. */
const refusalOf = (document: MissingDocument): Pick<MissingDocument, 'rejectReason' | 'names'> =>
  document.rejectReason === undefined ? (document.uploadedDocuments[0] ?? {}) : document

const isFinal = ({ isFinal: known, uploadedDocuments }: MissingDocument): boolean =>
  (known ?? uploadedDocuments[0]?.isFinal) === true

/** Returns `confirmed` if any upload is confirmed; else the state of the newest upload. */
function stateOf({ uploadedDocuments, rejectReason }: MissingDocument): keyof typeof LABELS {
  const states = uploadedDocuments.map(({ statusId }) => statusId)
  if (states.includes('confirmed')) return 'confirmed'
  const [newest] = states
  if (newest === undefined) return rejectReason === undefined ? 'missing' : 'refused'
  const set: DocumentSet = documentSetOf({ uploads: [newest], isRequired: true }).result
  return set === 'inReview' ? 'inReview' : 'refused'
}

const NAMES = {
  identity: 'identityDocument',
  address: 'addressDocument',
  businessRegistration: 'registrationDocument',
  businessAddress: 'businessAddressDocument',
  control: 'controlDocument',
} as const satisfies Partial<Record<DocumentCategory, string>>

const isNamed = (category: DocumentCategory): category is keyof typeof NAMES =>
  Object.hasOwn(NAMES, category)

const nameOf = (category: DocumentCategory) => (isNamed(category) ? NAMES[category] : 'anyDocument')
