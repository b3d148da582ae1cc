import type { TransactionRequest } from '@sixpence/core/approvals'
import { CodeForm, OtherWays } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack } from '../../ui/index.ts'
import { ApprovedSum } from './approved-sum.tsx'
import { PushWait } from './push-wait.tsx'
import type { DecisionTask } from './use-decisions.ts'

interface ApprovalPopupProps {
  task: DecisionTask
  /** The requests that are approved together. */
  requests: readonly TransactionRequest[]
}

/** Lets approvers confirm in their own way: by a code, on a device, or with only a button. */
export function ApprovalPopup({ task, requests }: ApprovalPopupProps) {
  const { t } = useMessages('approvals')
  const { code } = task
  if (!code) return null
  const words = WORDS[requested(requests)]
  return (
    <Dialog
      isOpen
      title={t(words.title)}
      onClose={task.cancel}
      actions={
        <>
          {isAtOnce(task) && (
            <Button
              variant="primary"
              isPending={task.change.isPending}
              onPress={() => void task.approve()}
            >
              {t('approveCta')}
            </Button>
          )}
          <Button onPress={task.cancel}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ApprovedSum requests={requests} />
        <Way task={task} words={words} />
        <OtherWays
          present={code.approveType}
          ways={code.ways}
          isDisabled={task.change.isPending}
          onChoose={way => void task.approveBy(way)}
        />
      </Stack>
    </Dialog>
  )
}

const WORDS = {
  payment: {
    title: 'codeTitle',
    text: 'codeText',
    plainText: 'codePlainText',
    failedTitle: 'codeFailedTitle',
  },
  payments: {
    title: 'approveManyTitle',
    text: 'codeManyText',
    plainText: 'codePlainText',
    failedTitle: 'codeFailedTitle',
  },
  batch: {
    title: 'approveBatchTitle',
    text: 'codeBatchText',
    plainText: 'codeBatchPlainText',
    failedTitle: 'batchFailedTitle',
  },
} as const

function requested(requests: readonly TransactionRequest[]): keyof typeof WORDS {
  if (requests.some(({ batchId }) => batchId !== undefined)) return 'batch'
  return requests.length > 1 ? 'payments' : 'payment'
}

interface WayProps {
  task: DecisionTask
  words: (typeof WORDS)[keyof typeof WORDS]
}

function Way({ task, words }: WayProps) {
  const { approveType } = task.code ?? {}
  if (approveType === 'push') return <PushWait task={task} failedTitle={words.failedTitle} />
  if (isAtOnce(task)) return <AtOnce task={task} words={words} />
  return <ByCode task={task} words={words} />
}

function ByCode({ task, words }: WayProps) {
  const { t } = useMessages('approvals')
  const { sentTo } = task.code ?? {}
  return (
    <>
      <p>{sentTo === undefined ? t(words.plainText) : t(words.text, { sentTo })}</p>
      <CodeForm
        // Another way starts with an empty field.
        key={task.code?.approveType}
        confirmCta={t('approveCta')}
        failedTitle={t(words.failedTitle)}
        isPending={task.change.isPending}
        failure={task.change.error}
        resend={task.resend}
        onConfirm={typed => void task.approve(typed)}
      />
    </>
  )
}

const isAtOnce = ({ code }: DecisionTask): boolean =>
  code?.approveType === 'none' || code?.approveType === 'simple'

/** No code is needed: shows what is approved once more, with a button to confirm. */
function AtOnce({ task, words }: WayProps) {
  const { t } = useMessages('approvals')
  return (
    <>
      <p>{t('atOnceText')}</p>
      <ErrorView failure={task.change.error} title={t(words.failedTitle)} />
    </>
  )
}
