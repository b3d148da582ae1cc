import { type Batch, batches } from '@sixpence/core/batches'
import { SaveButton, useDocument } from '../downloads/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Card, Heading, ListView, Loaded, Stack, StaleAlert } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { BatchFacts } from './batch-facts.tsx'
import { BatchState } from './batch-state.tsx'
import { BatchPaymentRow } from './batch-payment-row.tsx'
import { ProgressCard } from './progress/progress-card.tsx'
import { RetryBatch } from './retry-batch.tsx'
import { useBatch, type BatchTask } from './use-batch.ts'

export interface BatchDetailProps {
  id: string
}

/** One batch: its result, its file and its payments. A draft has none of them. */
export const BatchDetail = hosted('BatchDetail', BatchDetailContent)

function BatchDetailContent({ id }: BatchDetailProps) {
  return <Found key={id} id={id} />
}

function Found({ id }: BatchDetailProps) {
  const { t } = useMessages('batches')
  const task = useBatch(id)
  return (
    <Loaded of={task} value={task.data} failedTitle={t('detailFailedTitle')} lines={6}>
      {batch => (
        <Stack gap={5}>
          <StaleAlert of={task} />
          <Summary batch={batch} />
          {batch.status !== 'draft' && (
            <>
              <ProgressCard id={id} isPaidShown={false} />
              <Payments batch={batch} task={task} />
            </>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

/** The states in which payments of a batch that is over weren't made. */
const RETRIED: ReadonlySet<Batch['status']> = new Set([
  'partial',
  'refused',
  'declined',
  'expired',
  'cancelled',
])

function Summary({ batch }: { batch: Batch }) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size={3}>
          {batch.name}
        </Heading>
        <BatchState batch={batch} />
        {RETRIED.has(batch.status) && <RetryBatch batch={batch} />}
        <BatchFacts batch={batch} />
        {batch.status !== 'draft' && <BatchFiles batch={batch} />}
      </Stack>
    </Card>
  )
}

/** The states in which the bank writes no receipt. */
const WAITING: ReadonlySet<Batch['status']> = new Set(['draft', 'pendingApproval'])

function BatchFiles({ batch: { id, status } }: { batch: Batch }) {
  const { t } = useMessages('batches')
  const file = useDocument(bank => bank.use(batches).file({ id }))
  const receipt = useDocument(bank => bank.use(batches).receipt({ id }))
  return (
    <Stack gap={2} align="start">
      {!WAITING.has(status) && <SaveButton task={receipt}>{t('receiptCta')}</SaveButton>}
      <SaveButton task={file}>{t('fileCta')}</SaveButton>
    </Stack>
  )
}

function Payments({ batch, task }: { batch: Batch; task: BatchTask }) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const { payments, total } = task
  return (
    <Stack gap={4}>
      <Heading level={2} size={4}>
        {t('paymentsTitle')}
      </Heading>
      <ListView
        // Its age is shown above the batch.
        of={{ ...task, asOf: undefined }}
        items={payments}
        failedTitle={t('detailFailedTitle')}
        label={t('paymentsTitle')}
        row={payment => (
          <BatchPaymentRow
            key={payment.rowId}
            payment={payment}
            currencyCode={batch.currencyCode}
          />
        )}
        countText={shown =>
          t('paymentsShownText', {
            shown: formats.count(shown),
            total: formats.count(total),
            count: total,
          })
        }
      />
    </Stack>
  )
}
