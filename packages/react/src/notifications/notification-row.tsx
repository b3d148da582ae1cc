import type { NamedNotification, NotificationSection } from '@sixpence/core/notifications'
import { useId } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Switch, useFailureText } from '../ui/index.ts'
import { isLockedOn, useNotificationSwitch } from './use-notification-settings.ts'

export interface NotificationRowProps {
  section: NotificationSection
  /** The channels, and the ids of their headings. */
  columns: readonly { readonly channel: NamedNotification['channel']; readonly id: string }[]
}

/** One subject of notifications: a switch for each channel. */
export function NotificationRow({ section: { group, settings }, columns }: NotificationRowProps) {
  const { t } = useMessages('notifications')
  const id = useId()
  const lockedId = `${id}-locked`
  return (
    <tr>
      <th scope="row">
        <span id={id} className="sp-notifications-topic">
          {t(`${group}Title`)}
        </span>
        <span className="sp-field-description">{t(`${group}Text`)}</span>
        {settings.some(isLockedOn) && (
          <span id={lockedId} className="sp-field-description">
            {t('lockedText')}
          </span>
        )}
      </th>
      {columns.map(({ channel, id: columnId }) => {
        const setting = settings.find(one => one.channel === channel)
        return (
          <td key={channel}>
            {setting && (
              <Cell setting={setting} labelledBy={`${columnId} ${id}`} lockedId={lockedId} />
            )}
          </td>
        )
      })}
    </tr>
  )
}

interface CellProps {
  setting: NamedNotification
  labelledBy: string
  lockedId: string
}

function Cell({ setting, labelledBy, lockedId }: CellProps) {
  const { t } = useMessages('notifications')
  const textOf = useFailureText()
  const { isLocked, isSaved, error, change } = useNotificationSwitch(setting)
  return (
    <>
      <Switch
        labelledBy={labelledBy}
        describedBy={isLocked ? lockedId : undefined}
        isOn={setting.value}
        isReadOnly={isLocked}
        onChange={change}
      />
      <p role="status" className={error ? 'sp-field-error' : 'sp-field-description'}>
        {error && <span>{[t('notSavedText'), textOf(error)].join(' ')}</span>}
        {isSaved && <span>{t(setting.value ? 'savedOnText' : 'savedOffText')}</span>}
      </p>
    </>
  )
}
