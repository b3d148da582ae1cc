import type { Calls } from '../../call.ts'

/** Allowed addresses: those from which a merchant's server may use its API keys. */
export const allowedIpCalls = {
  /** Lists the ranges of addresses, newest first. If none is enabled, every address is allowed. */
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
   * Adds a range of addresses of one family, at most a /16 or a /64.
   *
   * @throws {SixpenceError} `invalid_input` for `name`, `ipFrom` or `ipTo`; also for a 101st range
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
  /** Renames a range, changes its ends, or enables or disables it. */
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
