import { CodeForm } from '../../attempts/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, Dialog, Stack } from '../../ui/index.ts'
import type { DecisionTask } from './use-decisions.ts'

interface RequestCodePopupProps {
  task: DecisionTask
  /** One code approves several. */
  isForMany?: boolean
}

/** Takes the code that moves the money. */
export function RequestCodePopup({ task, isForMany = false }: RequestCodePopupProps) {
  const { t } = useMessages('approvals')
  const { code, failure } = task
  if (!code) return null
  const { sentTo } = code
  const text = isForMany ? 'codeManyText' : 'codeText'
  return (
    <Dialog
      isOpen
      title={t('codeTitle')}
      onClose={task.cancel}
      actions={<Button onPress={task.cancel}>{t('cancelCta')}</Button>}
    >
      <Stack gap={4}>
        <p>{sentTo === undefined ? t('codePlainText') : t(text, { sentTo })}</p>
        <CodeForm
          confirmCta={t('approveCta')}
          failedTitle={t('codeFailedTitle')}
          isPending={task.isPending}
          failure={failure}
          resend={task.resend}
          onConfirm={typed => void task.approve(typed)}
        />
      </Stack>
    </Dialog>
  )
}
