import type { Batch } from '@sixpence/core/batches'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { Alert, Button } from '../ui/index.ts'

/** The state of a batch in a sentence, with what to do about it. */
export function BatchState({ batch }: { batch: Batch }) {
  const { status } = batch
  if (status === 'draft') return <Draft batch={batch} />
  if (status === 'executed') return null
  if (status === 'partial' || status === 'refused') return <Failed batch={batch} />
  return <Notice status={status} />
}

const NOTICES = {
  pendingApproval: { key: 'pendingApprovalText', tone: 'info' },
  declined: { key: 'declinedText', tone: 'warning' },
  expired: { key: 'expiredText', tone: 'warning' },
  executing: { key: 'executingText', tone: 'info' },
  cancelled: { key: 'cancelledText', tone: 'info' },
} as const

function Notice({ status }: { status: keyof typeof NOTICES }) {
  const { t } = useMessages('batches')
  const { key, tone } = NOTICES[status]
  return <Alert tone={tone}>{t(key)}</Alert>
}

function Draft({ batch: { id: batchId, type } }: { batch: Batch }) {
  const { t } = useMessages('batches')
  const navigateTo = useNavigateTo()
  return (
    <Alert
      tone="info"
      title={t('draftTitle')}
      announce="never"
      actions={
        <Button
          size="small"
          variant="primary"
          onPress={() => navigateTo({ to: 'massTransfer', type, batchId })}
        >
          {t('continueCta')}
        </Button>
      }
    >
      {t('draftText')}
    </Alert>
  )
}

function Failed({ batch: { refusedCount, cancelledCount } }: { batch: Batch }) {
  const { t } = useMessages('batches')
  if (refusedCount === 0) {
    return cancelledCount === 0 ? null : <Notice status="cancelled" />
  }
  return (
    <Alert tone="warning" title={t('notPaidTitle', { count: refusedCount })}>
      {t('notPaidText')}
    </Alert>
  )
}
