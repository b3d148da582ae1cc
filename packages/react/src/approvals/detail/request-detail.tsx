import type { TransactionRequest } from '@sixpence/core'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, ErrorView, Skeleton, Stack } from '../../ui/index.ts'
import { DeclinePopup } from '../deciding/decline-popup.tsx'
import { ApprovalPopup } from '../deciding/approval-popup.tsx'
import { RequestMarks } from '../lists/request-marks.tsx'
import { RequestLines } from './request-lines.tsx'
import { useSendAgain } from './use-send-again.ts'
import { useRequest, type RequestTask } from './use-request.ts'

export interface RequestDetailProps {
  /** Of the request. */
  id: string
  /**
   * Draws what takes the place of the buttons that decide or withdraw: for a page that may not do
   * that itself, e.g. a frame in another site.
   */
  action?: ((id: string) => ReactNode) | undefined
  /** Whether it can be sent again where it came to nothing, which leads to a form. */
  canSendAgain?: boolean
  /** Called when it was approved, declined or withdrawn. */
  onDecided?: (() => void) | undefined
}

/** One request, with everything that is decided on, and the ways to decide it. */
export function RequestDetail({ id, action, canSendAgain = true, onDecided }: RequestDetailProps) {
  const { t } = useMessages('approvals')
  const task = useRequest(id, onDecided)
  const [isDeclining, setDeclining] = useState(false)
  const { request, loadFailure } = task
  if (!request && loadFailure) {
    return <ErrorView failure={loadFailure} title={t('loadFailedTitle')} onRetry={task.retry} />
  }
  if (!request) return <Skeleton shape="row" lines={6} label={t('loadingStatus')} />
  const isAsking = isDeclining || task.code !== undefined
  return (
    <Stack gap={5}>
      <Standing request={request} move={task.move} />
      <RequestMarks request={request} />
      <RequestLines request={request} />
      {!isAsking && <ErrorView failure={task.failure} title={t('failedTitle')} />}
      {canSendAgain && <SendAgain request={request} />}
      <Moves task={task} action={action?.(id)} onDecline={() => setDeclining(true)} />
      {isDeclining && <DeclinePopup task={task} onClose={() => setDeclining(false)} />}
      <ApprovalPopup task={task} requests={[request]} />
    </Stack>
  )
}

const OVER = {
  approved: { text: 'approvedText', tone: 'positive' },
  declined: { text: 'declinedText', tone: 'negative' },
  withdrawn: { text: 'withdrawnText', tone: 'info' },
  expired: { text: 'expiredText', tone: 'warning' },
} as const

/** Where it stands, told at once when that changes. */
function Standing({
  request: { status, isOwn, changes = [] },
  move,
}: {
  request: TransactionRequest
  move: RequestTask['move']
}) {
  const { t } = useMessages('approvals')
  if (status !== 'waiting') {
    const { text, tone } = OVER[status]
    return <Alert tone={tone}>{t(text)}</Alert>
  }
  if (changes.includes('price') && (isOwn || move === 'decide')) {
    return <Alert tone="warning">{t(isOwn ? 'priceChangedOwnText' : 'priceChangedText')}</Alert>
  }
  const note = isOwn ? t('ownNote') : t('onlookerNote')
  return <Alert tone="info">{move === 'decide' ? t('waitingText') : note}</Alert>
}

/** Whoever asked opens the form once more, filled in. */
function SendAgain({ request }: { request: TransactionRequest }) {
  const { t } = useMessages('approvals')
  const task = useSendAgain(request)
  if (task.offer === 'none') return null
  return (
    <Stack gap={3}>
      <ErrorView failure={task.failure} title={t('failedTitle')} />
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
  /** Takes the place of the buttons. */
  action: ReactNode
  onDecline: () => void
}

function Moves({ task, action, onDecline }: MovesProps) {
  const { t } = useMessages('approvals')
  const { move, isPending } = task
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
