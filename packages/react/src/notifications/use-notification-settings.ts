import {
  mayTurnOff,
  notificationGroups,
  type NamedNotification,
  type NotificationSection,
} from '@sixpence/core/notifications'
import { useMemo, useState } from 'react'
import { loadStateOf, useWrite, type Failure, type LoadState } from '../store/index.ts'
import { notificationsApi } from './notifications-api.ts'

/** The customer's notification settings. */
export interface NotificationSettingsTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly sections: readonly NotificationSection[] | undefined
}

/** Returns the settings in their groups, without a look. */
export function useNotificationSettings(): NotificationSettingsTask {
  const query = notificationsApi.settings.useRead()
  const sections = useMemo(() => query.data && notificationGroups(query.data), [query.data])
  return {
    sections,
    ...loadStateOf(query),
  }
}

/** Returns true if it is on and can't be turned off. */
export function isLockedOn(setting: NamedNotification): boolean {
  return setting.value && !mayTurnOff(setting).result
}

/** One of the settings, which is saved by itself. */
export interface NotificationSwitchTask {
  /** True if it can't be switched off. */
  readonly isLocked: boolean
  readonly isSaving: boolean
  /** True if the last change was saved. */
  readonly isSaved: boolean
  /** The reason why the last change wasn't saved: the setting is shown as before. */
  readonly failure: Failure | undefined
  /** Shows the change immediately. Does nothing while another one is being saved. */
  readonly change: (value: boolean) => void
}

/** Switches one setting, without a look. */
export function useNotificationSwitch(setting: NamedNotification): NotificationSwitchTask {
  const { write, isPending, failure } = useWrite()
  const [isSaved, setSaved] = useState(false)
  const { identified } = setting
  const save = async (value: boolean) => {
    setSaved(false)
    const done = await write(
      notificationsApi.set,
      { identified, value },
      {
        of: notificationsApi.settings,
        change(settings) {
          const shown = settings.find(one => one.identified === identified)
          if (shown) shown.value = value
        },
      },
    )
    setSaved(done !== undefined)
  }
  return {
    isLocked: isLockedOn(setting),
    isSaving: isPending,
    isSaved,
    failure,
    change: value => {
      if (!isPending) void save(value)
    },
  }
}
