import type { Calls } from '../call.ts'

/** The bank's calls about users. */
export const userCalls = {
  /**
   * Lists the users who may act for the business: its owner first, the others by when they got
   * access.
   */
  list: {
    name: 'userList',
    effect: 'read',
    needs: 'full',
    staff: 'sees',
    answer: 'items',
    keep: 'whileShown',
    staleOn: ['accessChanged'],
  },
  /**
   * Requests access to the business for a user. Nothing changes before `confirm`. The answer is the
   * same whether or not the bank knows the address.
   *
   * @throws {SixpenceError} `invalid_input` for `email`, `accessRights` or `permissions`;
   *   `too_soon` within 60 seconds of the last code
   */
  add: { name: 'representativeAdd', effect: 'write', needs: 'full', staff: 'never' },
  /**
   * Changes a user's right and flags; the right `none` ends their access. Removing takes effect
   * immediately, adding requires `confirm`.
   */
  update: {
    name: 'accessRightsUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'helps',
    staffAct: 'accessEnded',
  },
  /**
   * Makes the change for which a code was sent.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`; `invalid_input` if
   *   it can no longer be made
   */
  confirm: { name: 'accessRightsConfirm', effect: 'write', needs: 'full', staff: 'never' },
  /**
   * Deletes a user from the list without a trace.
   *
   * @throws {SixpenceError} `no_access` unless the caller is an administrator
   */
  delete: { name: 'representativeDelete', effect: 'write', needs: 'admin', staff: 'two' },
} as const satisfies Calls
