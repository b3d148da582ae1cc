import type { Device } from '@sixpence/core/devices'
import { useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Alert, Badge, Button, EmptyState, Icon, ListRow, ListView } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { ApproveDevice } from './approve-device.tsx'
import { LinkDevice } from './link-device.tsx'
import { RemoveDevice } from './remove-device.tsx'
import { useDevices } from './use-devices.ts'

/** The open dialog. */
type OpenDialog =
  | { readonly what: 'approve' | 'remove'; readonly device: Device }
  | { what: 'link' }

/** The phones with which the customer approves, to link, approve and remove. */
export const Devices = hosted('Devices', DevicesContent)

function DevicesContent() {
  const { t } = useMessages('devices')
  const [dialog, setDialog] = useState<OpenDialog>()
  const task = useDevices(dialog?.what === 'link')
  const { linked, waiting } = task
  const link = (
    <Button variant="primary" onPress={() => setDialog({ what: 'link' })}>
      {t('linkCta')}
    </Button>
  )
  return (
    <ListView
      of={task}
      items={linked && [...waiting, ...linked]}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('failedTitle')}
      gap={5}
      lead={
        <Alert tone="warning" title={waiting.length > 0 ? t('waitingTitle') : undefined}>
          {waiting.length > 0 && t('waitingText')}
        </Alert>
      }
      label={t('listLabel')}
      row={device => <DeviceRow key={device.id} device={device} ask={setDialog} />}
      empty={
        <EmptyState title={t('emptyTitle')} icon="phone" action={link}>
          {t('emptyText')}
        </EmptyState>
      }
      add={link}
    >
      <Question dialog={dialog} close={() => setDialog(undefined)} />
    </ListView>
  )
}

function DeviceRow({ device, ask }: { device: Device; ask: (dialog: OpenDialog) => void }) {
  const { t } = useMessages('devices')
  const formats = useFormats()
  const { name, code, location, isApproved, lastActivityAt } = device
  const used = t('lastUsedText', { date: formats.date(lastActivityAt) })
  return (
    <ListRow
      leading={<Icon name="phone" />}
      title={
        <span className="sp-device-name">
          {name}
          {isApproved === false && <Badge tone="warning">{t('waitingStatus')}</Badge>}
        </span>
      }
      description={[code, location, used].join(' · ')}
      trailing={
        <span className="sp-device-actions">
          {isApproved === false && (
            <Button size="small" onPress={() => ask({ what: 'approve', device })}>
              {t('approveCta')}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={t('removeLabel', { name })}
            onPress={() => ask({ what: 'remove', device })}
          >
            {t('removeCta')}
          </Button>
        </span>
      }
    />
  )
}

function Question({ dialog, close }: { dialog: OpenDialog | undefined; close: () => void }) {
  if (!dialog) return null
  if (dialog.what === 'link') return <LinkDevice onClose={close} />
  if (dialog.what === 'approve') return <ApproveDevice device={dialog.device} onClose={close} />
  return <RemoveDevice device={dialog.device} onClose={close} />
}
