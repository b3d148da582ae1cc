import type { Calls } from '../../call.ts'

/** Allowed addresses: where a merchant's server may use its API keys from. */
export const allowedIpCalls = {
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
} as const satisfies Calls
