import {
  mayTurnOff,
  notificationGroups,
  type NamedNotification,
  type NotificationSection,
} from '@sixpence/core'
import { useMemo } from 'react'
import { failureOf, loadStateOf, type Failure, type LoadState } from '../store/index.ts'
import { notificationsApi } from './notifications-api.ts'

/** What the customer is told of. */
export interface NotificationSettingsTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly sections: readonly NotificationSection[] | undefined
}

/** The settings in their groups, without a look. */
export function useNotificationSettings(): NotificationSettingsTask {
  const query = notificationsApi.useGetNotificationSettingsQuery()
  const sections = useMemo(() => query.data && notificationGroups(query.data), [query.data])
  return {
    sections,
    ...loadStateOf(query),
  }
}

/** One of the settings, which is saved by itself. */
export interface NotificationSwitchTask {
  /** Whether it can be switched off. */
  readonly isLocked: boolean
  readonly isSaving: boolean
  /** Whether the last change has been kept. */
  readonly isSaved: boolean
  /** Why the last change was not kept: the setting is shown as it was. */
  readonly failure: Failure | undefined
  /** Shows the change at once. Does nothing while another is being saved. */
  readonly change: (value: boolean) => void
}

/** Switches one setting, without a look. */
export function useNotificationSwitch(setting: NamedNotification): NotificationSwitchTask {
  const [save, saving] = notificationsApi.useSetNotificationMutation()
  const { identified } = setting
  return {
    isLocked: setting.value && !mayTurnOff(setting).result,
    isSaving: saving.isLoading,
    isSaved: saving.isSuccess,
    failure: failureOf(saving.error),
    change: value => {
      if (!saving.isLoading) void save({ identified, value })
    },
  }
}
