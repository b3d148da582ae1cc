import type { TransactionRequest } from '@sixpence/core'
import { CodeForm, OtherWays } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
import { ApprovedSum } from './approved-sum.tsx'
import { PushWait } from './push-wait.tsx'
import type { DecisionTask } from './use-decisions.ts'

interface ApprovalPopupProps {
  task: DecisionTask
  /** What is approved, all with one word. */
  requests: readonly TransactionRequest[]
}

/** Asks approvers for their word in their own way: by a code, on a device, or by a button alone. */
export function ApprovalPopup({ task, requests }: ApprovalPopupProps) {
  const { t } = useMessages('approvals')
  const { code } = task
  if (!code) return null
  const isForMany = requests.length > 1
  return (
    <Dialog
      isOpen
      title={t(isForMany ? 'approveManyTitle' : 'codeTitle')}
      onClose={task.cancel}
      actions={<Button onPress={task.cancel}>{t('cancelCta')}</Button>}
    >
      <Stack gap={4}>
        <ApprovedSum requests={requests} />
        <Way task={task} isForMany={isForMany} />
        <OtherWays
          present={code.approveType}
          ways={code.ways}
          isDisabled={task.isPending}
          onChoose={way => void task.approveBy(way)}
        />
      </Stack>
    </Dialog>
  )
}

interface WayProps {
  task: DecisionTask
  isForMany: boolean
}

function Way({ task, isForMany }: WayProps) {
  const { approveType } = task.code ?? {}
  if (approveType === 'push') return <PushWait task={task} />
  if (approveType === 'none' || approveType === 'simple') return <AtOnce task={task} />
  return <ByCode task={task} isForMany={isForMany} />
}

function ByCode({ task, isForMany }: WayProps) {
  const { t } = useMessages('approvals')
  const { sentTo } = task.code ?? {}
  const text = isForMany ? 'codeManyText' : 'codeText'
  return (
    <>
      <p>{sentTo === undefined ? t('codePlainText') : t(text, { sentTo })}</p>
      <CodeForm
        // Another way begins with an empty field.
        key={task.code?.approveType}
        confirmCta={t('approveCta')}
        failedTitle={t('codeFailedTitle')}
        isPending={task.isPending}
        failure={task.failure}
        resend={task.resend}
        onConfirm={typed => void task.approve(typed)}
      />
    </>
  )
}

/** No code is wanted: what is approved is shown once more, and a button says yes. */
function AtOnce({ task }: { task: DecisionTask }) {
  const { t } = useMessages('approvals')
  return (
    <>
      <p>{t('atOnceText')}</p>
      <ErrorView failure={task.failure} title={t('codeFailedTitle')} />
      <Button
        variant="primary"
        isWide
        isPending={task.isPending}
        onPress={() => void task.approve()}
      >
        {t('approveCta')}
      </Button>
    </>
  )
}
