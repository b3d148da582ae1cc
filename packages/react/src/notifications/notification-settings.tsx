import type { NamedNotification, NotificationSection } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { Loaded, Stack, Switch, TitledCard, useFailureText } from '../ui/index.ts'
import { useNotificationSettings, useNotificationSwitch } from './use-notification-settings.ts'

/** What the customer is told of, and how. Each switch is saved by itself, the moment it is pressed. */
export function NotificationSettings() {
  const { t } = useMessages('notifications')
  const task = useNotificationSettings()
  return (
    <Loaded of={task} value={task.sections} failedTitle={t('loadFailedTitle')} lines={6}>
      {sections => (
        <Stack gap={4}>
          {sections.map(section => (
            <Section key={section.group} section={section} />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function Section({ section: { group, settings } }: { section: NotificationSection }) {
  const { t } = useMessages('notifications')
  return (
    <TitledCard title={t(`${group}Title`)} text={t(`${group}Text`)}>
      {settings.map(setting => (
        <NotificationSwitch key={setting.identified} setting={setting} />
      ))}
    </TitledCard>
  )
}

function NotificationSwitch({ setting }: { setting: NamedNotification }) {
  const { t } = useMessages('notifications')
  const textOf = useFailureText()
  const { isLocked, isSaved, failure, change } = useNotificationSwitch(setting)
  return (
    <div>
      <Switch
        isOn={setting.value}
        isReadOnly={isLocked}
        onChange={change}
        description={isLocked ? t('lockedText') : undefined}
      >
        {t(`${setting.channel}Label`)}
      </Switch>
      <p role="status" className={failure ? 'sp-field-error' : 'sp-field-description'}>
        {failure && `${t('notSavedText')} ${textOf(failure)}`}
        {isSaved && t(setting.value ? 'savedOnText' : 'savedOffText')}
      </p>
    </div>
  )
}
