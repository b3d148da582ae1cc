import { CodeForm } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, Dialog, ErrorView, Icon, List, ListRow, Stack } from '../ui/index.ts'
import type { DeviceDialogProps } from './remove-device.tsx'
import { useDeviceApproval, type DeviceApprovalTask } from './use-device-approval.ts'

/** Lets the customer prove that a new device is theirs. */
export function ApproveDevice({ device, onClose }: DeviceDialogProps) {
  const { t } = useMessages('devices')
  const task = useDeviceApproval(device)
  return (
    <Dialog
      isOpen
      title={t('approveTitle', { name: device.name })}
      onClose={onClose}
      actions={
        task.stage.name === 'done' && (
          <Button variant="primary" onPress={onClose}>
            {t('doneCta')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <p>{t('compareText', { code: device.code })}</p>
        {task.stage.name === 'method' && <ChooseMethod task={task} />}
        {task.stage.name === 'code' && <EnterCode task={task} sentTo={task.stage.sentTo} />}
        <Alert tone="positive">{task.stage.name === 'done' && t('approvedText')}</Alert>
      </Stack>
    </Dialog>
  )
}

function ChooseMethod({ task }: { task: DeviceApprovalTask }) {
  const { t } = useMessages('devices')
  const { methods = [], methodsFailure, failure } = task
  return (
    <>
      <p>{t('chooseMethodText')}</p>
      <ErrorView failure={failure ?? methodsFailure} title={t('approveFailedTitle')} />
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
        isPending={task.isPending}
        failure={task.failure}
        resend={task.resend}
        onConfirm={code => void task.confirm(code)}
      />
    </>
  )
}
