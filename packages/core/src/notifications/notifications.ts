import { notificationMethods, type NotificationSetting } from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'

/** What the person who is signed in is told of. Reached as `sixpence.notifications`. */
export interface Notifications {
  /** Every setting there is; `notificationGroups` puts them in order. */
  settings(signal?: AbortSignal): Promise<readonly NotificationSetting[]>
  /**
   * Switches one on or off, at once.
   *
   * @throws {SixpenceError} `invalid_input` for what cannot be switched off, see `mayTurnOff`
   */
  set(identified: string, value: boolean): Promise<void>
}

/** Binds the calls about notifications to a bank. */
export function createNotifications(call: CallNamedMethod): Notifications {
  return {
    settings: async signal => (await call(notificationMethods.settings, {}, { signal })).items,
    async set(identified, value) {
      await call(notificationMethods.set, { identified, value })
    },
  }
}
