import type { Calls } from '../call.ts'

/** The bank's calls about a customer's own security settings. */
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
   * Blocks a person. The answer is the same whether or not the bank knows the address.
   *
   * @throws {SixpenceError} `invalid_input` for `email`; never reveals whether the bank knows it
   */
  addToBlacklist: {
    name: 'blacklistAdd',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.blacklist'],
  },
  /** Unblocks a person. */
  deleteFromBlacklist: {
    name: 'blacklistDelete',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.blacklist'],
  },
  /**
   * Lists the allowed addresses, newest first, and returns whether signing in is restricted to
   * them.
   */
  ipAccess: { name: 'ipAccessList', effect: 'read', needs: 'own', staff: 'sees' },
  /**
   * Adds one address, or a range of one family (at most a /16 or /64).
   *
   * @throws {SixpenceError} `invalid_input` for `ip` or `toIp`
   */
  addIp: {
    name: 'ipAccessAdd',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.ipAccess'],
  },
  /**
   * Deletes an address.
   *
   * @throws {SixpenceError} `invalid_input` if it would lock the customer out
   */
  deleteIp: {
    name: 'ipAccessDelete',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.ipAccess'],
  },
  /**
   * Turns the restriction of signing in to the listed addresses on or off.
   *
   * @throws {SixpenceError} `invalid_input` if the current address isn't on the list
   */
  setIpMode: {
    name: 'ipAccessModeSet',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['security.ipAccess'],
  },
  /** Lists sign-ins, newest first. The days are UTC, both inclusive. */
  loginHistory: {
    name: 'loginHistoryList',
    effect: 'read',
    needs: 'own',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'entries',
  },
  /**
   * Requests a new password of 10 to 128 characters. Nothing changes before `confirmPassword`.
   *
   * @throws {SixpenceError} `invalid_input` for `password`, `passwordNew` or `passwordNewRepeat`;
   *   `too_soon` within 60 seconds of the last code
   */
  changePassword: {
    name: 'passwordChange',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /** Changes the password. All other sessions of the customer end. */
  confirmPassword: {
    name: 'passwordChangeConfirm',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /** Returns the customer's ways of signing in and of approving payments, and the alternatives. */
  twoStepModes: { name: 'twoStepModesGet', effect: 'read', needs: 'own', staff: 'sees' },
  /**
   * Requests another way of signing in (`mode`) or of approving payments (`typeMode`), one at a
   * time. Nothing changes before `confirmTwoStep` is called with the code that was sent.
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
   * Makes the change. All other sessions of the customer end.
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
