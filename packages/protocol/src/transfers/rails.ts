import * as z from 'zod/mini'

export { EXTERNAL_KINDS, externalAction, type ExternalKind } from '../payments/index.ts'

/** To an account of one's own elsewhere, or to somebody else. */
export const externalPermissionSchema = /* @__PURE__ */ z.enum(['own', '3d'])

export type ExternalPermission = z.output<typeof externalPermissionSchema>

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
