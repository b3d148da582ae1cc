import type { Calls } from '../../call.ts'

/** API keys: the credentials with which a merchant's server opens and reads checkouts. */
export const apiKeyCalls = {
  /** Lists the API keys, newest first, without their secrets. */
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
   * Creates an API key. Only this answer contains its `secret`. If the customer confirms payments
   * with a code, a code is sent first: the answer then has a `requestKey` for `confirmApiKey`, and
   * no `secret`.
   *
   * @throws {SixpenceError} `invalid_input` for a missing name, and for a 51st key
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
   * Creates an API key that awaits a code. Only this answer contains its `secret`.
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
  /** Renames an API key, or enables or disables it from the next request on. */
  updateApiKey: {
    method: 'PUT',
    path: '/public-api/apikey/{id}',
    effect: 'write',
    access: 'customer',
    needs: 'full',
    staff: 'never',
    makesOld: ['merchant.apiKeys'],
  },
  /** Deletes an API key: it stops working with the next request. Its log is kept. */
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
   * Lists the requests made with an API key, newest first, at most 1,000. By default those of the
   * last 7 days, and at most of the last 30.
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
  /** Returns the numbers of API keys and allowed ranges, and the last request with any key. */
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
