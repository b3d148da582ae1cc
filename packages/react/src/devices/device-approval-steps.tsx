import { CodeForm } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Alert, ErrorView, Icon, List, ListRow, Stack } from '../ui/index.ts'
import type { DeviceApprovalTask } from './use-device-approval.ts'

export interface DeviceApprovalStepsProps {
  task: DeviceApprovalTask
  /** The digits that the phone shows as well. */
  code: string
}

/** The steps to approve a new device: compare digits, choose how to receive a code, enter it. */
export function DeviceApprovalSteps({ task, code }: DeviceApprovalStepsProps) {
  const { t } = useMessages('devices')
  const { stage } = task
  return (
    <Stack gap={4}>
      <p>{t('compareText', { code })}</p>
      {stage.name === 'method' && <ChooseMethod task={task} />}
      {stage.name === 'code' && <EnterCode task={task} sentTo={stage.sentTo} />}
      <Alert tone="positive">{stage.name === 'done' && t('approvedText')}</Alert>
    </Stack>
  )
}

function ChooseMethod({ task }: { task: DeviceApprovalTask }) {
  const { t } = useMessages('devices')
  const {
    data: methods = [],
    error: methodsFailure,
    change: { error },
  } = task
  return (
    <>
      <p>{t('chooseMethodText')}</p>
      <ErrorView failure={error ?? methodsFailure} title={t('approveFailedTitle')} />
      <List aria-label={t('methodsLabel')}>
        {methods.map(({ id, sentTo }) => (
          <ListRow
            key={id}
            leading={<Icon name={id === 'sms' ? 'phone' : 'mail'} />}
            title={t(id === 'sms' ? 'bySmsLabel' : 'byEmailLabel')}
            description={sentTo}
            onPress={() => void task.choose(id)}
          />
        ))}
      </List>
    </>
  )
}

function EnterCode({ task, sentTo }: { task: DeviceApprovalTask; sentTo: string }) {
  const { t } = useMessages('devices')
  return (
    <>
      <p>{t('codeSentText', { sentTo })}</p>
      <CodeForm
        confirmCta={t('approveCta')}
        failedTitle={t('approveFailedTitle')}
        isPending={task.change.isPending}
        failure={task.change.error}
        resend={task.resend}
        onConfirm={code => void task.confirm(code)}
      />
    </>
  )
}
