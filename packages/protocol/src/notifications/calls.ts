import type { Calls } from '../call.ts'

/** The bank's calls about notifications. */
export const notificationCalls = {
  /** Lists all notification settings of the signed-in user. */
  settings: {
    name: 'notificationSettingsGet',
    effect: 'read',
    needs: 'own',
    staff: 'sees',
    answer: 'items',
  },
  /**
   * Turns a notification on or off, with immediate effect.
   *
   * @throws {SixpenceError} `invalid_input` for one that can't be turned off, see `mayTurnOff`
   */
  set: { name: 'notificationSettingsSet', effect: 'write', needs: 'own', staff: 'never' },
} as const satisfies Calls
