import type { Fields } from '../fields/index.ts'

/**
 * The state of a user with access to a business. `invited`: they haven't acted for it yet, even if
 * they were a customer before; `ended`: their access was removed.
 */
export const BUSINESS_USER_STATES = ['invited', 'active', 'ended'] as const

/** The form to give somebody access, besides their rights. */
export const NEW_USER_FIELDS = { email: { kind: 'email' } } as const satisfies Fields

export type BusinessUserState = (typeof BUSINESS_USER_STATES)[number]
