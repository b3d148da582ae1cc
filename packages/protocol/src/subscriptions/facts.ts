/**
 * `active`: another payment follows; `completed`: the last one was made; `canceled`: someone ended
 * it; `stopped`: three payments in a row failed.
 */
export const SUBSCRIPTION_STATUSES = ['active', 'completed', 'canceled', 'stopped'] as const
