import type { Calls } from '../call.ts'

/** What can be asked of a bank about security. */
export const securityCalls = {
  /** Lists the people the customer has blocked, newest first. */
  blacklist: {
    name: 'blacklistList',
    effect: 'read',
    needs: 'own',
    staff: 'sees',
    answer: 'items',
  },
  /**
   * Adds a person, whether or not the bank knows the address: the answer does not tell.
   *
   * @throws {SixpenceError} `invalid_input` names `email`; never tells whether the bank knows it
   */
  addToBlacklist: {
    name: 'blacklistAdd',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.blacklist'],
  },
  /** Takes a person off the list. */
  deleteFromBlacklist: {
    name: 'blacklistDelete',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.blacklist'],
  },
  /** Lists the addresses, newest first, and tells whether signing in is bound to them. */
  ipAccess: { name: 'ipAccessList', effect: 'read', needs: 'own', staff: 'sees' },
  /**
   * Adds one address, or a range of one family (a /16 or /64 at most).
   *
   * @throws {SixpenceError} `invalid_input` names `ip` or `toIp`
   */
  addIp: {
    name: 'ipAccessAdd',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.ipAccess'],
  },
  /**
   * Takes an address away. Refused when the customer would lock themselves out.
   *
   * @throws {SixpenceError} `invalid_input` when it would lock the customer out
   */
  deleteIp: {
    name: 'ipAccessDelete',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.ipAccess'],
  },
  /**
   * Binds signing in to the listed addresses, or no longer.
   *
   * @throws {SixpenceError} `invalid_input` when the present address is not on the list
   */
  setIpMode: {
    name: 'ipAccessModeSet',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.ipAccess'],
  },
  /** Lists sign-ins, newest first; days are days in UTC, the last one included. */
  loginHistory: {
    name: 'loginHistoryList',
    effect: 'read',
    needs: 'own',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'entries',
  },
  /**
   * Asks for another password, of 10 to 128 characters. Nothing changes before `confirmPassword`.
   *
   * @throws {SixpenceError} `invalid_input` names `password`, `passwordNew` or `passwordNewRepeat`;
   *   `too_soon` within 60 seconds of the last code
   */
  changePassword: {
    name: 'passwordChange',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /** Makes the change. Every other session of the customer ends. */
  confirmPassword: {
    name: 'passwordChangeConfirm',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /** Tells how the customer signs in and approves, and what else this customer could choose. */
  twoStepModes: { name: 'twoStepModesGet', effect: 'read', needs: 'own', staff: 'sees' },
  /**
   * Asks for another way of signing in (`mode`) or of approving payments (`typeMode`), one of the
   * two. Nothing changes before the code that went out is handed to `confirmTwoStep`.
   */
  changeTwoStep: {
    method: 'POST',
    path: '/two-step-verification',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Makes the change. Every other session of the customer ends.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`
   */
  confirmTwoStep: {
    method: 'POST',
    path: '/two-step-verification/{requestId}/{code}',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.twoStepModes'],
  },
} as const satisfies Calls
