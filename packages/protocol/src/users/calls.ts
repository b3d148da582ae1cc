import type { Calls } from '../call.ts'

/** What can be asked of a bank about users. */
export const userCalls = {
  /** Lists who may act for the business: its owner first, then by when they were let. */
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
   * Asks to let someone act for the business. Nothing changes before `confirm`. Never tells whether
   * the bank knows the address.
   *
   * @throws {SixpenceError} `invalid_input` names `email`, `accessRights` or `permissions`;
   *   `too_soon` within 60 seconds of the last code
   */
  add: { name: 'representativeAdd', effect: 'write', needs: 'full', staff: 'never' },
  /**
   * Changes what someone may do; the right `none` ends their access. What takes away is done at
   * once; what adds waits for `confirm`.
   */
  update: {
    name: 'accessRightsUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'helps',
    staffAct: 'accessEnded',
  },
  /**
   * Makes the change that a code was sent for.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`; `invalid_input` when
   *   it can no longer be made
   */
  confirm: { name: 'accessRightsConfirm', effect: 'write', needs: 'full', staff: 'never' },
  /**
   * Takes someone off the list without a trace of them.
   *
   * @throws {SixpenceError} `no_access` for everyone who is no administrator
   */
  delete: { name: 'representativeDelete', effect: 'write', needs: 'admin', staff: 'two' },
} as const satisfies Calls
