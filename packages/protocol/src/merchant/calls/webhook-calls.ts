import type { Calls } from '../../call.ts'

/** Webhooks: where a merchant's server is told what has happened. */
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
} as const satisfies Calls
