import * as z from 'zod/mini'

/** `own`: the payee is the customer's own account elsewhere; `3d`: someone else. */
export const externalPermissionSchema = /* @__PURE__ */ z.enum(['own', '3d'])

export type ExternalPermission = z.output<typeof externalPermissionSchema>

/** The payment systems that carry money outside the bank. */
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
 * The rails on which names and messages may only contain the characters of `checkPaymentText`. The
 * others accept those of their country, or carry no text.
 */
export const PLAIN_TEXT_RAILS: ReadonlySet<Rail> = /* @__PURE__ */ new Set<Rail>([
  'sepa',
  'ach',
  'fasterPayments',
  'swift',
])
