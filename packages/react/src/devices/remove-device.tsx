import type { Device } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { Button, Dialog, ErrorView } from '../ui/index.ts'
import { useDevices } from './use-devices.ts'

/** The props of a dialog about one device. */
export interface DeviceDialogProps {
  device: Device
  onClose: () => void
}

/** Asks for confirmation before a device is removed. */
export function RemoveDevice({ device, onClose }: DeviceDialogProps) {
  const { t } = useMessages('devices')
  const { remove, isRemoving, removeFailure } = useDevices()
  const removeIt = async () => {
    if (await remove(device.id)) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t('removeTitle', { name: device.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" isPending={isRemoving} onPress={() => void removeIt()}>
            {t('removeCta')}
          </Button>
          <Button onPress={onClose}>{t('keepCta')}</Button>
        </>
      }
    >
      <ErrorView failure={removeFailure} title={t('removeFailedTitle')} />
      <p>{t('removeText')}</p>
    </Dialog>
  )
}
