import { useMessages } from '../i18n/index.ts'
import { Button, Dialog } from '../ui/index.ts'
import { DeviceApprovalSteps } from './device-approval-steps.tsx'
import type { DeviceDialogProps } from './remove-device.tsx'
import { useDeviceApproval } from './use-device-approval.ts'

/** A dialog in which the customer proves that a new device is theirs. */
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
      <DeviceApprovalSteps task={task} code={device.code} />
    </Dialog>
  )
}
