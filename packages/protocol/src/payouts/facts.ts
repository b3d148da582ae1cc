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

/** The calls that return the options of a field. */
export const OPTION_CALLS = [
  'bankList',
  'branchCodeOptionsGet',
  'extraParamsGet',
  'instantBankList',
  'externalCardList',
] as const

/**
 * The parties who bear the fee of a wire: the payer, both half of it, or the payee. The payee's
 * part is deducted from the amount that arrives.
 */
export const FEE_SHARES = ['OUR', 'SHA', 'BEN'] as const

export type FeeShare = (typeof FEE_SHARES)[number]

/**
 * The results of comparing a name with an account holder's. `closeMatch`: nearly the same, e.g.
 * with a missing or mistyped name; `unknown`: the other bank doesn't return it.
 */
export const PAYEE_CHECKS = ['match', 'closeMatch', 'noMatch', 'unknown'] as const

export type PayeeCheck = (typeof PAYEE_CHECKS)[number]
