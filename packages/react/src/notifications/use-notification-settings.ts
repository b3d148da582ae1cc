import type { AttemptState } from '../attempts/index.ts'
import {
  mayTurnOff,
  notificationGroups,
  type NamedNotification,
  type NotificationSection,
} from '@sixpence/core/notifications'
import { useMemo, useState } from 'react'
import { loadStateOf, useWrite, type LoadState } from '../store/index.ts'
import { notificationsApi } from './notifications-api.ts'

/** The customer's notification settings. */
export interface NotificationSettingsTask extends LoadState<readonly NotificationSection[]> {
  /** @deprecated Use `data`. */
  readonly sections: NotificationSettingsTask['data']
}

/** Returns the settings in their groups, without a look. */
export function useNotificationSettings(): NotificationSettingsTask {
  const query = notificationsApi.settings.useRead()
  const sections = useMemo(() => query.data && notificationGroups(query.data), [query.data])
  return { ...loadStateOf(query), data: sections, sections }
}

/** Returns true if it is on and can't be turned off. */
export function isLockedOn(setting: NamedNotification): boolean {
  return setting.value && !mayTurnOff(setting).result
}

/** One of the settings, which is saved by itself. */
export interface NotificationSwitchTask extends AttemptState {
  /** True if it can't be switched off. */
  readonly isLocked: boolean
  /** True if the last change was saved. */
  readonly isSaved: boolean
  /** Shows the change immediately. Does nothing while another one is being saved. */
  readonly change: (value: boolean) => void
}

/** Switches one setting, without a look. */
export function useNotificationSwitch(setting: NamedNotification): NotificationSwitchTask {
  const { write, isPending, error } = useWrite()
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
    isPending,
    isSaved,
    error,
    failure: error,
    change: value => {
      if (!isPending) void save(value)
    },
  }
}
