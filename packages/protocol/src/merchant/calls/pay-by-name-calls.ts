import type { Calls } from '../../call.ts'

/** Pay by name: a merchant's page at the bank, under a short name. */
export const payByNameCalls = {
  /** Returns whether the merchant can be paid by name, and the name. */
  payByName: {
    name: 'pbnSettingsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'settings',
  },
  /**
   * Enables, disables or renames the page, or creates a secret for signed links. Only this answer
   * contains the secret.
   *
   * @throws {SixpenceError} `invalid_input` for `name` if another merchant has it, and with
   *   `nameTooOften` after three new names in a year
   */
  updatePayByName: {
    name: 'pbnSettingsUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.payByName'],
  },
} as const satisfies Calls
