import type { Calls } from '../call.ts'

/** What can be asked of a bank about notifications. */
export const notificationCalls = {
  /** Lists every setting of the person who is signed in. */
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
   * @throws {SixpenceError} `invalid_input` for what cannot be switched off, see `mayTurnOff`
   */
  set: { name: 'notificationSettingsSet', effect: 'write', needs: 'own', staff: 'never' },
} as const satisfies Calls
