import type { RequestMove, TransactionRequest } from '@sixpence/core/approvals'
import { batches } from '@sixpence/core/batches'
import { useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { errorOf, hooksOf } from '../../store/index.ts'
import { Alert, Button } from '../../ui/index.ts'

interface RequestStatusAlertProps {
  request: TransactionRequest
  move: RequestMove
}

/** The status of a request. Announces changes at once. */
export function RequestStatusAlert({ request, move }: RequestStatusAlertProps) {
  const { status, batchId } = request
  if (status === 'approved' && batchId !== undefined) {
    return <ApprovedBatch request={request} batchId={batchId} />
  }
  if (status !== 'waiting') return <Over request={request} status={status} />
  return batchId === undefined ? (
    <WaitingPayment request={request} move={move} />
  ) : (
    <WaitingBatch request={request} move={move} />
  )
}

const OVER = {
  approved: { text: 'approvedText', tone: 'positive' },
  declined: { text: 'declinedText', tone: 'negative' },
  withdrawn: { text: 'withdrawnText', tone: 'info' },
  expired: { text: 'expiredText', tone: 'warning' },
} as const

interface OverProps {
  request: TransactionRequest
  status: keyof typeof OVER
}

const batchesApi = hooksOf(batches)

/** Its payments are made one after the other, and followed where the batch is. */
function ApprovedBatch({ request, batchId }: { request: TransactionRequest; batchId: string }) {
  const { t } = useMessages('approvals')
  const navigateTo = useNavigateTo()
  const { data, error } = batchesApi.status.useRead({ batchId })
  // Without it the alert shows what the request knows.
  errorOf(error)
  if (data?.status !== 'executing') return <Over request={request} status="approved" />
  return (
    <Alert
      tone="info"
      actions={
        <Button size="small" onPress={() => navigateTo({ to: 'batchHistory', id: batchId })}>
          {t('batchCta')}
        </Button>
      }
    >
      {t('batchExecutingText')}
    </Alert>
  )
}

function Over({ request: { paymentCount = 0, refusedCount = 0 }, status }: OverProps) {
  const { t } = useMessages('approvals')
  if (refusedCount > 0) {
    const words = { done: paymentCount - refusedCount, count: paymentCount }
    return <Alert tone="warning">{t('batchPartlyText', words)}</Alert>
  }
  const { text, tone } = OVER[status]
  return <Alert tone={tone}>{t(text)}</Alert>
}

function WaitingPayment({ request: { isOwn, changes = [] }, move }: RequestStatusAlertProps) {
  const { t } = useMessages('approvals')
  if (changes.includes('price') && (isOwn || move === 'decide')) {
    return <Alert tone="warning">{t(isOwn ? 'priceChangedOwnText' : 'priceChangedText')}</Alert>
  }
  const note = isOwn ? t('ownNote') : t('onlookerNote')
  return <Alert tone="info">{move === 'decide' ? t('waitingText') : note}</Alert>
}

/** Some payments may be possible although others aren't; each shows that itself. */
function WaitingBatch({ request: { isOwn }, move }: RequestStatusAlertProps) {
  const { t } = useMessages('approvals')
  const note = isOwn ? t('batchOwnNote') : t('batchOnlookerNote')
  return <Alert tone="info">{move === 'decide' ? t('batchWaitingText') : note}</Alert>
}
