import type { Calls } from '../call.ts'
import { refundCalls } from './refund-calls.ts'

/** Each part has a section of its own. */
const OWN = {
  // API keys: what a merchant's server shows to open and read checkouts.

  /** Lists the API keys, newest first, without what is secret of them. */
  apiKeys: {
    method: 'GET',
    path: '/public-api/apikey',
    effect: 'read',
    access: 'customer',
    needs: 'full',
    staff: 'sees',
    answer: 'items',
    keep: 'whileShown',
  },
  /**
   * Makes an API key. Its `secret` is in this answer and in no other.
   *
   * @throws {SixpenceError} `invalid_input` for a name that is missing, and for a 51st key
   */
  createApiKey: {
    method: 'POST',
    path: '/public-api/apikey',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.apiKeys'],
  },
  /** Renames an API key, or switches it on or off from the next request on. */
  updateApiKey: {
    method: 'PUT',
    path: '/public-api/apikey/{id}',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.apiKeys'],
  },
  /** Deletes an API key: from the next request on nobody has it. Its log stays. */
  deleteApiKey: {
    method: 'DELETE',
    path: '/public-api/apikey/{id}',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.apiKeys'],
  },
  /**
   * Lists what was asked with an API key, newest first: 1,000 requests at most, of the last 7 days
   * unless days are named, and of the last 30 at most.
   */
  apiRequests: {
    method: 'GET',
    path: '/public-api/apirequest',
    effect: 'read',
    access: 'customer',
    needs: 'full',
    staff: 'sees',
    answer: 'items',
    keep: 'whileShown',
  },
  /** Tells what the bank has seen of the API keys: whether any is on, and how the last use ended. */
  keyUse: {
    method: 'GET',
    path: '/public-api/apikey/use',
    effect: 'read',
    access: 'customer',
    needs: 'full',
    staff: 'sees',
    keep: 'whileShown',
  },

  // Webhooks: where a merchant's server is told what has happened.

  /** Lists the webhooks, newest first, without their secrets. */
  webhooks: {
    method: 'GET',
    path: '/public-api/webhook',
    effect: 'read',
    access: 'customer',
    needs: 'full',
    staff: 'sees',
    answer: 'items',
    keep: 'whileShown',
  },
  /**
   * Makes a webhook. The `secret` that its messages are signed with is in this answer and in no
   * other.
   *
   * @throws {SixpenceError} `invalid_input` for an address that may not be posted to, and for a
   *   101st webhook
   */
  createWebhook: {
    method: 'POST',
    path: '/public-api/webhook',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.webhooks'],
  },
  /**
   * Renames a webhook, moves it to another address, or switches it on or off. While it is off, what
   * it would be told is kept for three days.
   */
  updateWebhook: {
    method: 'PUT',
    path: '/public-api/webhook/{id}',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.webhooks'],
  },
  /** Deletes a webhook, and what it was still to be told. Its log stays. */
  deleteWebhook: {
    method: 'DELETE',
    path: '/public-api/webhook/{id}',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.webhooks'],
  },
  /**
   * Gives a webhook a new secret, which this answer alone tells. For 24 hours its messages are
   * signed with both, so that the server can be changed meanwhile.
   */
  renewWebhookSecret: {
    method: 'POST',
    path: '/public-api/webhook/{id}/secret',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.webhooks'],
  },
  /**
   * Posts a `ping` to an address, ten times an hour at most, and tells what came of it. It is
   * signed where the address is that of a webhook.
   *
   * @throws {SixpenceError} `invalid_input` for an address that may not be posted to; `too_soon`
   */
  pingWebhook: {
    method: 'POST',
    path: '/public-api/webhook/ping',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.webhookRequests'],
  },
  /**
   * Judges a message that came to a webhook, as a server does that holds its secret: 60 times an
   * hour at most. Nothing of it is kept.
   *
   * @throws {SixpenceError} `too_soon`
   */
  checkSignature: {
    method: 'POST',
    path: '/public-api/webhook/{id}/signature',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
  },
  /**
   * A page of what was posted to webhooks in the last 30 days, newest first. `next` and `prev` are
   * the cursors of the pages before and after it in time: whatever is posted meanwhile, they
   * neither leave out a row nor show one twice.
   */
  webhookRequests: {
    method: 'GET',
    path: '/public-api/webhookRequest',
    effect: 'read',
    access: 'customer',
    needs: 'full',
    staff: 'sees',
    keep: 'whileShown',
  },
  /**
   * Posts a message of the log again, under its own id, to the webhook it went to.
   *
   * @throws {SixpenceError} `not_found` also where the webhook is gone; `invalid_input` for a ping
   */
  sendWebhookAgain: {
    method: 'POST',
    path: '/public-api/webhookRequest/{id}/resend',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.webhookRequests'],
  },

  // Allowed addresses: where a merchant's server may use its API keys from.

  /** Lists the ranges of addresses, newest first. With none that is on, every address is allowed. */
  allowedIps: {
    method: 'GET',
    path: '/public-api/allowedip',
    effect: 'read',
    access: 'customer',
    needs: 'full',
    staff: 'sees',
    answer: 'items',
    keep: 'whileShown',
  },
  /**
   * Adds a range of addresses of one family, a /16 or a /64 at most.
   *
   * @throws {SixpenceError} `invalid_input` names `name`, `ipFrom` or `ipTo`; also for a 101st
   *   range
   */
  createAllowedIp: {
    method: 'POST',
    path: '/public-api/allowedip',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.allowedIps'],
  },
  /** Renames a range, changes its ends, or switches it on or off. */
  updateAllowedIp: {
    method: 'PUT',
    path: '/public-api/allowedip/{id}',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.allowedIps'],
  },
  /** Deletes a range. */
  deleteAllowedIp: {
    method: 'DELETE',
    path: '/public-api/allowedip/{id}',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.allowedIps'],
  },

  // IPN: instant payment notifications, at one address, each of which can be dealt with by hand.

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

  // Reputation: what came of the dealings of an address with merchants of the bank.

  /**
   * A page of an address's dealings, newest first. Only of an address that has paid this merchant
   * or that it has billed: of any other the answer is empty, whether there is anything or not. What
   * was agreed and not kept counts against somebody; a rejected or ignored invoice does not.
   */
  reputation: {
    name: 'reputationList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'items',
  },

  // Identity checks: whether somebody is who they say they are, for a fee.

  /** Tells what a check costs, in the currency of an account. */
  identityFee: {
    name: 'identityVerificationFeeGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
  },
  /** Lists the checks that were ordered, newest first: 1,000 at a time. The filters are combined. */
  identityOrders: {
    name: 'identityVerificationList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
    keep: 'whileShown',
  },
  /**
   * Orders a check. Its fee is taken at once: the bank writes an invoice, and it is paid. A
   * standard one is there after a day, an express one within minutes.
   *
   * @throws {SixpenceError} `price_changed` when the fee is another by now; `insufficient_funds`
   */
  orderIdentityCheck: {
    name: 'identityVerificationCreate',
    effect: 'write',
    needs: 'full',
    permission: ['invoice'],
    staff: 'never',
    outflow: 'money',
    key: 'opens',
    once: 'all',
    answer: 'item',
    makesOld: ['accounts', 'history', 'invoices', 'payments', 'merchant.identityOrders'],
  },

  // Saved buttons: what can be paid for without a server of the merchant's.

  /** Lists the saved buttons, newest first, with the origins that payers can be led back to. */
  savedButtons: {
    name: 'savedButtonList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
  },
  /** One saved button. */
  savedButton: {
    name: 'savedButtonGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'item',
  },
  /**
   * Makes a saved button.
   *
   * @throws {SixpenceError} `invalid_input` names the field; also for a `returnUrl` that is on none
   *   of the merchant's registered origins, and for a 501st button
   */
  createSavedButton: {
    name: 'savedButtonCreate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'item',
    makesOld: ['merchant.savedButtons'],
  },
  /**
   * Changes what a saved button asks for, in all pages at once. What was begun keeps its price.
   * What isn't named stays; where a `type` is named, price, bounds, rhythm, logo and return address
   * are those that are named with it.
   */
  updateSavedButton: {
    name: 'savedButtonUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'item',
    makesOld: ['merchant.savedButtons', 'merchant.savedButton'],
  },
  /**
   * Deletes a saved button: its pages say so. What was begun by it and is not paid ends as refused;
   * what is paid stays paid.
   */
  deleteSavedButton: {
    name: 'savedButtonDelete',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.savedButtons', 'merchant.savedButton'],
  },

  // Logos: pictures that a business shows to whoever pays it.

  /** Lists the logos, in the order in which they came. */
  logos: {
    name: 'logoList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
  },
  /** One logo. */
  logo: {
    name: 'logoGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'logo',
  },
  /**
   * Adds a logo: a form of `data` and the picture. Of the picture the bank keeps the pixels, and
   * fewer of a large one. The first logo is the default; so is one that says so, in the place of
   * another.
   *
   * @throws {SixpenceError} `invalid_input` names the rule that the picture breaks, e.g.
   *   `logoSides`; also for a 1,001st logo
   */
  createLogo: {
    name: 'logoCreate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'logo',
    makesOld: ['merchant.logos', 'merchant.logo'],
  },
  /**
   * Renames a logo, makes it the default, or changes its picture. An empty name keeps the name.
   *
   * @throws {SixpenceError} `invalid_input` where it is to be the default no more: another one is
   *   made that; also as for `createLogo`
   */
  updateLogo: {
    name: 'logoUpdate',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'logo',
    makesOld: ['merchant.logos', 'merchant.logo'],
  },
  /** Deletes a logo. What shows it shows the default from then on, which is the oldest of the rest. */
  deleteLogo: {
    name: 'logoDelete',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.logos', 'merchant.logo'],
  },

  // Subscribers: who pays the merchant again and again.

  /** A page of the subscribers, newest first, also of what has ended; 50 unless told otherwise. */
  subscribers: {
    name: 'subscriberList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    pages: 'items',
    staleOn: ['balanceChanged', 'subscriberChanged'],
  },
  /**
   * Ends a subscription at once and tells the payer: what was paid stays paid, and nothing follows.
   * If it was cancelled before, it answers the same again.
   *
   * @throws {SixpenceError} `subscription_ended` if it was stopped before; `no_access`
   */
  cancelSubscriber: {
    name: 'subscriberCancel',
    effect: 'write',
    needs: 'full',
    staff: 'never',
    answer: 'item',
    makesOld: ['merchant.subscribers'],
  },
  /** Lists what was paid of a subscription and what failed, the latest first. */
  installments: {
    name: 'installmentList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    answer: 'items',
    keep: 'whileShown',
    staleOn: ['balanceChanged'],
  },

  // Takings: what came in by checkouts and invoices, and what went back.

  /**
   * Adds up what was paid, given back and paid in fees, by day and by saved button, never over
   * several currencies. It is what the ledger says of these days, to the cent.
   *
   * @throws {SixpenceError} `invalid_input` names `fromDate` or `toDate`; also for more than 366
   *   days
   */
  takings: {
    name: 'merchantTakingsGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    keep: 'whileShown',
    tags: ['payments'],
    staleOn: ['balanceChanged'],
  },
  /**
   * The same as a file for spreadsheets, a line for each day, button and currency, in the language
   * of the call. No cell is taken for a formula.
   *
   * @throws {SixpenceError} As `takings`
   */
  takingsCsv: {
    name: 'merchantTakingsCsvGet',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    tags: [],
  },

  // Pay by name: a page of the merchant's at the bank, under a short name.

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

/** What can be asked of a bank about a merchant's tools, and about what was paid to them. */
export const merchantCalls: typeof OWN & typeof refundCalls = /* @__PURE__ */ (() => ({
  ...OWN,
  ...refundCalls,
}))()
