import type { NamedNotification, NotificationSection } from '@sixpence/core'
import { useId } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Card, ErrorView, Heading, Skeleton, Stack, Switch, useFailureText } from '../ui/index.ts'
import { useNotificationSettings, useNotificationSwitch } from './use-notification-settings.ts'

/** What the customer is told of, and how. Each switch is saved by itself, the moment it is pressed. */
export function NotificationSettings() {
  const { t } = useMessages('notifications')
  const { sections, isLoading, failure, retry } = useNotificationSettings()
  if (isLoading) return <Skeleton shape="row" lines={6} />
  if (!sections) return <ErrorView failure={failure} title={t('loadFailedTitle')} onRetry={retry} />
  return (
    <Stack gap={4}>
      {sections.map(section => (
        <Section key={section.group} section={section} />
      ))}
    </Stack>
  )
}

function Section({ section: { group, settings } }: { section: NotificationSection }) {
  const { t } = useMessages('notifications')
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size={3} id={titleId}>
            {t(`${group}Title`)}
          </Heading>
          <p className="sp-muted">{t(`${group}Text`)}</p>
        </Stack>
        {settings.map(setting => (
          <NotificationSwitch key={setting.identified} setting={setting} />
        ))}
      </Stack>
    </Card>
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
