import type { Fields } from '../fields/index.ts'

/** The urgency with which the bank asks users to approve sign-ins on a phone. */
export const MIGRATION_NEEDS = ['none', 'soft', 'strict'] as const

/** `migrate`: a linked phone confirms it. `enable`: a phone must be linked first. */
export const MIGRATION_STRATEGIES = ['migrate', 'enable'] as const

/** The kinds of code that can replace an approval. */
export const CODE_FLOWS = ['otp', 'sms'] as const

/**
 * The reasons for refusals by the token service. `message` is for people, in the language of the
 * request.
 */
export const AUTH_REFUSALS = [
  'invalid_credentials',
  'locked',
  /** The client must pass a bot check and send its value. */
  'captcha_needed',
  /** The value of the bot check is invalid, even if none was required. */
  'captcha_failed',
  'invalid_code',
  'expired_code',
  'too_many_attempts',
  /** Too many wrong codes today: no code is accepted before tomorrow. */
  'codes_locked',
  'too_soon',
  'invalid_grant',
  'invalid_request',
  'step_up_needed',
  /** The customer hasn't consented to be identified to this service. */
  'consent_needed',
  /** No one has answered the push yet (RFC 8628, section 3.5). */
  'authorization_pending',
  /** Someone refused the push. */
  'access_denied',
  'not_found',
  'address_not_allowed',
  /** The emailed link hasn't been opened yet. */
  'not_activated',
] as const

/** The form for the phone to which links to the app stores are sent, as typed. */
export const STORE_LINKS_FIELDS = {
  phoneNumber: { kind: 'text', most: 40 },
} as const satisfies Fields

export type AuthRefusalCode = (typeof AUTH_REFUSALS)[number]
