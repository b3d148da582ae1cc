import type { Calls } from '../../call.ts'

/** API keys: what a merchant's server shows to open and read checkouts. */
export const apiKeyCalls = {
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
   * Makes an API key. Its `secret` is in this answer and in no other. Where payments are confirmed
   * by the customer, a code is sent and nothing made yet: the answer then has a `requestKey` for
   * `confirmApiKey`, and no `secret`.
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
  /**
   * Makes an API key that waits for a code. Its `secret` is in this answer and in no other.
   *
   * @throws {SixpenceError} `invalid_code`, with `triesLeft`; `expired_code` after 10 minutes
   */
  confirmApiKey: {
    method: 'POST',
    path: '/public-api/apikey/confirm',
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
} as const satisfies Calls
