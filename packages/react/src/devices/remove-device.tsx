import type { Device } from '@sixpence/core/devices'
import { useMessages } from '../i18n/index.ts'
import { AskPopup } from '../ui/index.ts'
import { useDevices } from './use-devices.ts'

/** The props of a dialog about one device. */
export interface DeviceDialogProps {
  device: Device
  onClose: () => void
}

/** Asks for confirmation before a device is removed. */
export function RemoveDevice({ device, onClose }: DeviceDialogProps) {
  const { t } = useMessages('devices')
  const { remove, change } = useDevices()
  return (
    <AskPopup
      of={change}
      title={t('removeTitle', { name: device.name })}
      text={t('removeText')}
      confirmText={t('removeCta')}
      cancelText={t('keepCta')}
      isDanger
      failedTitle={t('removeFailedTitle')}
      onConfirm={() => remove(device.id)}
      onClose={onClose}
    />
  )
}
