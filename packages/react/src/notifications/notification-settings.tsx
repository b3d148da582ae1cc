import { notificationChannels, type NotificationSection } from '@sixpence/core/notifications'
import { useId } from 'react'
import { useMessages } from '../i18n/index.ts'
import { ListView } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { NotificationRow } from './notification-row.tsx'
import { useNotificationSettings } from './use-notification-settings.ts'

/**
 * The customer's notifications and their channels. Each switch is saved by itself, the moment it is
 * pressed.
 */
export const NotificationSettings = hosted('NotificationSettings', NotificationSettingsContent)

function NotificationSettingsContent() {
  const { t } = useMessages('notifications')
  const task = useNotificationSettings()
  return (
    <ListView
      of={task}
      items={task.data}
      failedTitle={t('loadFailedTitle')}
      lines={6}
      table={sections => <Table sections={sections} />}
    />
  )
}

function Table({ sections }: { sections: readonly NotificationSection[] }) {
  const { t } = useMessages('notifications')
  const id = useId()
  const channels = notificationChannels(sections).map(channel => ({
    channel,
    id: `${id}-${channel}`,
  }))
  return (
    <table className="sp-notifications" aria-label={t('tableLabel')}>
      <thead>
        <tr>
          <th scope="col">{t('topicLabel')}</th>
          {channels.map(column => (
            <th key={column.channel} scope="col" id={column.id}>
              {t(`${column.channel}Label`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sections.map(section => (
          <NotificationRow key={section.group} section={section} columns={channels} />
        ))}
      </tbody>
    </table>
  )
}
