import type { TransactionRequest } from '@sixpence/core/approvals'
import { batches } from '@sixpence/core/batches'
import { useState, type ReactNode } from 'react'
import { SaveButton, useDocument } from '../../downloads/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, ErrorView, Skeleton, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { DeclinePopup } from '../deciding/decline-popup.tsx'
import { ApprovalPopup } from '../deciding/approval-popup.tsx'
import { RequestMarks } from '../lists/request-marks.tsx'
import { RequestLines } from './request-lines.tsx'
import { RequestedPayments } from './requested-payments.tsx'
import { RequestedTotals } from './requested-totals.tsx'
import { RequestStatusAlert } from './request-status-alert.tsx'
import { useSendAgain } from './use-send-again.ts'
import { useRequest, type RequestTask } from './use-request.ts'

export interface RequestDetailProps {
  /** The request's id. */
  id: string
  /**
   * Renders a replacement for the buttons to decide or withdraw: for a page that may not do that
   * itself, e.g. a frame in another site.
   */
  action?: ((id: string) => ReactNode) | undefined
  /** True if a failed request can be sent again, which leads to a form. Default: true. */
  canSendAgain?: boolean
  /** Called when it was approved, declined or withdrawn. */
  onDecided?: (() => void) | undefined
}

/**
 * One request with all facts needed for a decision, including a batch's payments, and the buttons
 * to decide it.
 */
export const RequestDetail = hosted('RequestDetail', RequestDetailContent)

function RequestDetailContent({ id, action, canSendAgain = true, onDecided }: RequestDetailProps) {
  const { t } = useMessages('approvals')
  const task = useRequest(id, onDecided)
  const [isDeclining, setDeclining] = useState(false)
  const { data: request, error } = task
  if (!request && error) {
    return <ErrorView failure={error} title={t('loadFailedTitle')} onRetry={task.refetch} />
  }
  if (!request) return <Skeleton shape="row" lines={6} label={t('loadingStatus')} />
  const isConfirming = isDeclining || task.code !== undefined
  return (
    <Stack gap={5}>
      <RequestStatusAlert request={request} move={task.move} />
      <RequestMarks request={request} />
      <RequestLines request={request} />
      <BatchTotals request={request} />
      <BatchPayments request={request} mayDownload={!action} />
      {!isConfirming && <ErrorView failure={task.change.error} title={t('failedTitle')} />}
      {canSendAgain && <SendAgain request={request} />}
      <Moves task={task} action={action?.(id)} onDecline={() => setDeclining(true)} />
      {isDeclining && (
        <DeclinePopup task={task} isBatch={isBatch(request)} onClose={() => setDeclining(false)} />
      )}
      <ApprovalPopup task={task} requests={[request]} />
    </Stack>
  )
}

const isBatch = ({ batchId }: TransactionRequest): boolean => batchId !== undefined

function BatchTotals({ request: { totals = [], currencyCode } }: { request: TransactionRequest }) {
  if (totals.length === 0) return null
  return <RequestedTotals totals={totals} currencyCode={currencyCode} />
}

function BatchFile({ batchId }: { batchId: string }) {
  const { t } = useMessages('batches')
  const file = useDocument(bank => bank.use(batches).file({ id: batchId }))
  return <SaveButton task={file}>{t('fileCta')}</SaveButton>
}

interface BatchPaymentsProps {
  request: TransactionRequest
  /** False in a frame of another site. */
  mayDownload: boolean
}

function BatchPayments({ request, mayDownload }: BatchPaymentsProps) {
  const { batchId, currencyCode, status } = request
  if (batchId === undefined) return null
  const isWaiting = status === 'waiting'
  return (
    <>
      {mayDownload && <BatchFile batchId={batchId} />}
      <RequestedPayments {...{ batchId, currencyCode, isWaiting }} />
    </>
  )
}

/** Lets the requester open the form again, filled in. */
function SendAgain({ request }: { request: TransactionRequest }) {
  const { t } = useMessages('approvals')
  const task = useSendAgain(request)
  if (task.offer === 'none') return null
  return (
    <Stack gap={3}>
      <ErrorView failure={task.error} title={t('failedTitle')} />
      <div className="sp-payment-actions">
        <Button variant="primary" isPending={task.isPending} onPress={() => void task.open()}>
          {t(task.offer === 'withdrawFirst' ? 'withdrawAndSendAgainCta' : 'sendAgainCta')}
        </Button>
      </div>
    </Stack>
  )
}

interface MovesProps {
  task: RequestTask
  /** The replacement for the buttons. */
  action: ReactNode
  onDecline: () => void
}

function Moves({ task, action, onDecline }: MovesProps) {
  const { t } = useMessages('approvals')
  const {
    move,
    change: { isPending },
  } = task
  if (move === 'none') return null
  if (action !== undefined) return action
  if (move === 'decide') {
    return (
      <div className="sp-payment-actions">
        <Button variant="primary" isPending={isPending} onPress={() => void task.begin()}>
          {t('approveCta')}
        </Button>
        <Button isDisabled={isPending} onPress={onDecline}>
          {t('declineCta')}
        </Button>
      </div>
    )
  }
  return (
    <div className="sp-payment-actions">
      <Button isPending={isPending} onPress={() => void task.withdraw()}>
        {t('withdrawCta')}
      </Button>
    </div>
  )
}
