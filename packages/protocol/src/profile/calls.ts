import type { Calls } from '../call.ts'

/** What can be asked of a bank about who a customer is and how to reach them. */
export const profileCalls = {
  /** Tells what the bank has on file of a customer, and how far it is with each part. */
  get: {
    name: 'profileInquiry',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'profile',
    worded: true,
    staleOn: ['standingChanged'],
  },
  /** Lists the customer's email addresses, the primary one first. */
  emails: {
    name: 'emailInquiry',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'emails',
  },
  /** Tells by which document the bank knows the customer; nothing where it knows none. */
  identity: {
    name: 'identityInquiry',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'identity',
    worded: true,
    staleOn: ['standingChanged'],
  },
  /**
   * Keeps the number under which the customer pays taxes.
   *
   * @throws {SixpenceError} `invalid_input` names `taxId`
   */
  setTaxNumber: {
    name: 'taxNumberUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
  },
  /**
   * Takes an address as right and makes it the primary one. The email address on file is told.
   *
   * @throws {SixpenceError} `invalid_input` names `addressId` where the bank asks for a proof that
   *   it has not accepted yet; `no_access` for another's
   */
  confirmAddress: {
    name: 'addressConfirm',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['accounts.addresses', 'accounts.crossPlatform', 'profile'],
  },
  /**
   * Takes an address away. What was handed in for it stays with the bank.
   *
   * @throws {SixpenceError} `invalid_input` names `addressId` of the primary one and of the last;
   *   `no_access` for another's
   */
  deleteAddress: {
    name: 'addressDelete',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['accounts.addresses', 'accounts.crossPlatform', 'cards.applyInfo', 'profile'],
  },
  /**
   * Adds an address for mail, of 10 at most; answers its id. It counts once it is confirmed.
   *
   * @throws {SixpenceError} `invalid_input` names `email`
   */
  addEmail: {
    name: 'emailAdd',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    answer: 'emailId',
    makesOld: ['profile.emails'],
  },
  /**
   * Takes an address for mail away.
   *
   * @throws {SixpenceError} `invalid_input` names `emailId` of the primary one and of the last;
   *   `no_access` for another's
   */
  deleteEmail: {
    name: 'emailDelete',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['profile.emails'],
  },
  /**
   * Makes a confirmed address for mail the primary one. The one before is told.
   *
   * @throws {SixpenceError} `invalid_input` names `emailId` of one that is not confirmed;
   *   `no_access` for another's
   */
  setPrimaryEmail: {
    name: 'emailPrimarySet',
    effect: 'write',
    needs: 'own',
    staff: 'never',
  },
  /**
   * Sends a code to an address for mail. The code before it stops working.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code, `codes_locked`;
   *   `no_access` for another's address
   */
  requestEmailCode: {
    name: 'emailConfirmRequest',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Confirms an address for mail with the code that was sent to it.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`, `codes_locked`
   */
  confirmEmail: {
    name: 'emailConfirm',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['profile.emails'],
  },
  /**
   * Keeps a phone number; answers its id. Where there is a confirmed one, that one stays until the
   * new one is confirmed, and `phoneId` says which is replaced.
   *
   * @throws {SixpenceError} `invalid_input` names `phone`; `no_access` for another's phone
   */
  savePhone: {
    name: 'phoneSave',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    answer: 'phoneId',
    makesOld: ['profile.get'],
  },
  /**
   * Sends a code to a phone, as a message or by a call. The code works together with the verifier
   * of the challenge alone.
   */
  verifyPhone: {
    method: 'POST',
    path: '/verification/phones/{phoneId}/verify',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /** As `verifyPhone`, to the phone of a customer that waits to be confirmed. */
  verifyCustomerPhone: {
    method: 'POST',
    path: '/verification/customer/{id}/verify',
    effect: 'write',
    access: 'customer',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Confirms the phone with the code that was sent to it; it takes the place of the one before.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`, `codes_locked`
   */
  confirmPhone: {
    name: 'phoneConfirm',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['profile.get', 'security.twoStepModes'],
  },
  /**
   * Asks for another sign-in name. A link that was mailed to it confirms it within 24 hours, one
   * that was mailed to the present one stops it. Every other session ends with the change.
   *
   * @throws {SixpenceError} `invalid_input` names `newUsername`, also while another change waits
   */
  requestUsernameChange: {
    name: 'usernameChangeRequestCreate',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['profile.get'],
  },
  /** Takes the request back, or away once it has failed. Without one nothing changes. */
  cancelUsernameChange: {
    name: 'usernameChangeRequestDelete',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['profile.get'],
  },
} as const satisfies Calls
