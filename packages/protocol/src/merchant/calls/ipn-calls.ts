import type { Calls } from '../../call.ts'

/** IPN: instant payment notifications to one address. Each can be resent, or confirmed by hand. */
export const ipnCalls = {
  /** Lists the messages, newest first; 25 on a page by default. */
  ipnMessages: {
    name: 'ipnList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'items',
    pageSize: 25,
  },
  /** Returns a message, with its posted body. */
  ipnMessage: {
    name: 'ipnGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'message',
    keep: 'whileShown',
  },
  /** Confirms a message by hand: it isn't sent again. */
  confirmIpn: {
    name: 'ipnConfirm',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'message',
    makesOld: ['merchant.ipnMessages', 'merchant.ipnMessage'],
  },
  /** Sends a message again, with the same id. */
  sendIpnAgain: {
    name: 'ipnSendAgain',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'message',
    makesOld: ['merchant.ipnMessages', 'merchant.ipnMessage'],
  },
  /** Returns the address of the messages, and the kinds that are sent. */
  ipnSettings: {
    name: 'ipnSettingsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'settings',
  },
  /**
   * Changes the settings of the messages. Only this answer contains a new key, requested by
   * `secret`, or the first one.
   *
   * @throws {SixpenceError} `invalid_input` for `notifyUrl`
   */
  updateIpnSettings: {
    name: 'ipnSettingsUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.ipnSettings'],
  },
} as const satisfies Calls
