import type { Calls } from '../../call.ts'

/** IPN: instant payment notifications, at one address, each of which can be dealt with by hand. */
export const ipnCalls = {
  /** A page of the messages, newest first; 25 unless told otherwise. */
  ipnMessages: {
    name: 'ipnList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'items',
    pageSize: 25,
  },
  /** One message, with what was posted. */
  ipnMessage: {
    name: 'ipnGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'message',
    keep: 'whileShown',
  },
  /** Says that a message is dealt with: it is not sent any more. */
  confirmIpn: {
    name: 'ipnConfirm',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'message',
    makesOld: ['merchant.ipnMessages', 'merchant.ipnMessage'],
  },
  /** Sends a message again, under its own id. */
  sendIpnAgain: {
    name: 'ipnSendAgain',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'message',
    makesOld: ['merchant.ipnMessages', 'merchant.ipnMessage'],
  },
  /** Tells where the messages go, and which there are. */
  ipnSettings: {
    name: 'ipnSettingsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'settings',
  },
  /**
   * Changes where the messages go. A new key, asked for by `secret`, is in this answer and in no
   * other; so is the first one.
   *
   * @throws {SixpenceError} `invalid_input` names `notifyUrl`
   */
  updateIpnSettings: {
    name: 'ipnSettingsUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.ipnSettings'],
  },
} as const satisfies Calls
