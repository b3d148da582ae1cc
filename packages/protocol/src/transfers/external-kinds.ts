import * as z from 'zod/mini'
import type { Permission } from '../permissions.ts'

/**
 * The ways of moving money out of the bank. `cryptoEft` is also called digital, and `oct`, a payout
 * to a card, credit card.
 */
export const EXTERNAL_KINDS = ['eft', 'wire', 'cryptoEft', 'instant', 'interac', 'oct'] as const

export type ExternalKind = (typeof EXTERNAL_KINDS)[number]

/** To an account of one's own elsewhere, or to somebody else. */
export const externalPermissionSchema = /* @__PURE__ */ z.enum(['own', '3d'])

export type ExternalPermission = z.output<typeof externalPermissionSchema>

/** The flag of a business's user that opens each way. Who acts for themselves needs none. */
export const EXTERNAL_FLAGS = {
  eft: { own: 'withdrawEft', '3d': 'sendEft' },
  wire: { own: 'withdrawWire', '3d': 'sendWire' },
  cryptoEft: { own: 'withdrawCrypto', '3d': 'sendCrypto' },
  instant: { own: 'withdrawInstant', '3d': 'sendInstant' },
  interac: { own: 'withdrawInterac', '3d': 'sendInterac' },
  oct: { own: 'withdrawCard', '3d': 'sendCard' },
} as const satisfies Record<ExternalKind, Record<ExternalPermission, Permission>>

/** By whose rules money travels outside the bank. */
export const RAILS = [
  'sepa',
  'ach',
  'fasterPayments',
  'local',
  'swift',
  'blockchain',
  'instant',
  'interac',
  'card',
] as const

export type Rail = (typeof RAILS)[number]

/**
 * The rails that carry names and messages only in the letters of `checkPaymentText`. The others
 * carry those of their country, or no text at all.
 */
export const PLAIN_TEXT_RAILS: ReadonlySet<Rail> = /* @__PURE__ */ new Set<Rail>([
  'sepa',
  'ach',
  'fasterPayments',
  'swift',
])
