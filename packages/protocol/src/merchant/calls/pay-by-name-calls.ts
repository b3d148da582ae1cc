import type { Calls } from '../../call.ts'

/** Pay by name: a page of the merchant's at the bank, under a short name. */
export const payByNameCalls = {
  /** Whether the merchant is paid by name, and by which. */
  payByName: {
    name: 'pbnSettingsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'settings',
  },
  /**
   * Switches the page on or off, renames it, or makes a secret for signed links. The secret is in
   * this answer and in no other.
   *
   * @throws {SixpenceError} `invalid_input` names `name` when another merchant has it, and
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
