import type { Calls } from '../call.ts'

/** The bank's calls about a customer's identity and contact data. */
export const profileCalls = {
  /** Returns the bank's records of a customer, with the status of each part. */
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
  /** Returns the document by which the bank knows the customer's identity; nothing if there is none. */
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
   * Saves the customer's tax number.
   *
   * @throws {SixpenceError} `invalid_input` for `taxId`
   */
  setTaxNumber: {
    name: 'taxNumberUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
  },
  /**
   * Confirms an address and makes it the primary one. The bank notifies the customer's email
   * address.
   *
   * @throws {SixpenceError} `invalid_input` for `addressId` if the bank requires a proof that it
   *   hasn't accepted yet; `no_access` if it is someone else's
   */
  confirmAddress: {
    name: 'addressConfirm',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['accounts.addresses', 'accounts.crossPlatform', 'profile'],
  },
  /**
   * Deletes an address. The bank keeps the documents that were uploaded for it.
   *
   * @throws {SixpenceError} `invalid_input` for `addressId` if it is the primary or the last one;
   *   `no_access` if it is someone else's
   */
  deleteAddress: {
    name: 'addressDelete',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['accounts.addresses', 'accounts.crossPlatform', 'cards.applyInfo', 'profile'],
  },
  /**
   * Adds an email address, up to 10, and returns its id. It must be confirmed before it is used.
   *
   * @throws {SixpenceError} `invalid_input` for `email`
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
   * Deletes an email address.
   *
   * @throws {SixpenceError} `invalid_input` for `emailId` if it is the primary or the last one;
   *   `no_access` if it is someone else's
   */
  deleteEmail: {
    name: 'emailDelete',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['profile.emails'],
  },
  /**
   * Makes a confirmed email address the primary one. The bank notifies the previous one.
   *
   * @throws {SixpenceError} `invalid_input` for `emailId` if it isn't confirmed; `no_access` if it
   *   is someone else's
   */
  setPrimaryEmail: {
    name: 'emailPrimarySet',
    effect: 'write',
    needs: 'own',
    staff: 'never',
  },
  /**
   * Sends a code to an email address. The previous code stops working.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code, `codes_locked`;
   *   `no_access` if the address is someone else's
   */
  requestEmailCode: {
    name: 'emailConfirmRequest',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: [],
  },
  /**
   * Confirms an email address with the code that was sent to it.
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
   * Saves a phone number, and returns its id. A confirmed number stays until the new one is
   * confirmed; `phoneId` names the number to replace.
   *
   * @throws {SixpenceError} `invalid_input` for `phone`; `no_access` if the phone is someone else's
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
   * Sends a code to a phone, by text message or by a call. The code only works with the challenge's
   * verifier.
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
  /** Like `verifyPhone`, to the caller's unconfirmed phone; `id` is the caller's customer id. */
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
   * Confirms a phone with the code that was sent to it. It replaces the previous one.
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
   * Requests another sign-in name. A link emailed to the new address confirms it within 24 hours;
   * one emailed to the current address cancels it. All other sessions end with the change.
   *
   * @throws {SixpenceError} `invalid_input` for `newUsername`, also while another change is pending
   */
  requestUsernameChange: {
    name: 'usernameChangeRequestCreate',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['profile.get'],
  },
  /** Cancels the request, or dismisses it after it failed. Without a request nothing changes. */
  cancelUsernameChange: {
    name: 'usernameChangeRequestDelete',
    effect: 'write',
    needs: 'own',
    staff: 'never',
    makesOld: ['profile.get'],
  },
} as const satisfies Calls
