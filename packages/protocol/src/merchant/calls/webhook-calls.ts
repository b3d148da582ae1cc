import type { Calls } from '../../call.ts'

/** Webhooks: notifications to a merchant's server. */
export const webhookCalls = {
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
   * Creates a webhook. Only this answer contains the `secret` that signs its messages.
   *
   * @throws {SixpenceError} `invalid_input` for an address to which the bank doesn't post, and for
   *   a 101st webhook
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
   * Renames a webhook, moves it to another address, or enables or disables it. While it is
   * disabled, its messages are kept for three days.
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
  /** Deletes a webhook and its pending messages. Its log is kept. */
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
   * Gives a webhook a new secret, which only this answer contains. For 24 hours its messages are
   * signed with both secrets, so that the server can be switched over.
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
   * Posts a `ping` to an address, at most ten times an hour, and returns the result. It is signed
   * if the address is that of a webhook.
   *
   * @throws {SixpenceError} `invalid_input` for an address to which the bank doesn't post;
   *   `too_soon`
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
   * Checks the signature of a message to a webhook as the merchant's server would, at most 60 times
   * an hour. The bank doesn't keep the message.
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
   * Lists the posts to webhooks in the last 30 days, newest first. `next` and `prev` are the
   * cursors of the pages with older and newer ones. They neither skip nor repeat a row, even if
   * more is posted meanwhile.
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
   * Posts a message of the log again, with the same id, to its webhook.
   *
   * @throws {SixpenceError} `not_found`, also if the webhook was deleted; `invalid_input` for a
   *   ping
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
} as const satisfies Calls
