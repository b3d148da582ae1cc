/** The row of a kind whose money stays in the bank. */
interface Within {
  /** The name of its orders, and the type of its transactions. */
  readonly transaction: string
  /** The number of that type in the history. */
  readonly typeId: number
  /** The one of `REQUEST_GROUPS` to which its requests for approval belong. */
  readonly group: string
  /** For a transfer: the call that sends it, by its key in the client. */
  readonly send?: string
  /** An action that a business's users may only take with a flag, and that flag. */
  readonly flag: readonly [action: string, flag: string]
}

/** The row of a kind whose money leaves the bank. It can be tracked until it arrives. */
interface Leaving extends Omit<Within, 'flag' | 'group' | 'send'> {
  readonly group: 'external'
  /** The calls that price and send it, by their keys in the client. */
  readonly quote: string
  readonly send: string
  /** True if the payer chooses who bears the fee. */
  readonly sharesFee?: true
  /** One action for one's own account elsewhere, and one for someone else's. */
  readonly flags: { readonly [To in 'own' | '3d']: Within['flag'] }
}

/**
 * The kinds of payments, by the bank's names, with everything that depends on the kind. Clients,
 * menus, rights, the history and the sandbox's tables are derived from it.
 */
export const PAYMENT_KINDS = {
  betweenAccounts: {
    transaction: 'ownTransfer',
    typeId: 2,
    group: 'own',
    send: 'sendOwn',
    flag: ['betweenAccounts', 'withdrawBetweenAccounts'],
  },
  p2p: {
    transaction: 'p2pTransfer',
    typeId: 3,
    group: 'p2p',
    send: 'sendP2p',
    flag: ['p2p', 'sendUserToUser'],
  },
  checkout: {
    transaction: 'checkout',
    typeId: 5,
    group: 'checkout',
    flag: ['checkout', 'sendUserToUser'],
  },
  invoice: {
    transaction: 'invoice',
    typeId: 13,
    group: 'p2p',
    flag: ['invoice', 'sendUserToUser'],
  },
  refund: {
    transaction: 'refund',
    typeId: 14,
    group: 'checkout',
    flag: ['refund', 'sendUserToUser'],
  },
  eft: {
    transaction: 'eftTransfer',
    typeId: 6,
    group: 'external',
    quote: 'quoteEft',
    send: 'sendEft',
    flags: { own: ['eftOwn', 'withdrawEft'], '3d': ['eft3d', 'sendEft'] },
  },
  wire: {
    transaction: 'wireTransfer',
    typeId: 7,
    group: 'external',
    quote: 'quoteWire',
    send: 'sendWire',
    sharesFee: true,
    flags: { own: ['wireOwn', 'withdrawWire'], '3d': ['wire3d', 'sendWire'] },
  },
  /** Also called digital. */
  cryptoEft: {
    transaction: 'cryptoEftTransfer',
    typeId: 9,
    group: 'external',
    quote: 'quoteCrypto',
    send: 'sendCrypto',
    flags: { own: ['cryptoEftOwn', 'withdrawCrypto'], '3d': ['cryptoEft3d', 'sendCrypto'] },
  },
  instant: {
    transaction: 'instantTransfer',
    typeId: 10,
    group: 'external',
    quote: 'quoteInstant',
    send: 'sendInstant',
    flags: { own: ['instantOwn', 'withdrawInstant'], '3d': ['instant3d', 'sendInstant'] },
  },
  interac: {
    transaction: 'interacTransfer',
    typeId: 11,
    group: 'external',
    quote: 'quoteInterac',
    send: 'sendInterac',
    flags: { own: ['interacOwn', 'withdrawInterac'], '3d': ['interac3d', 'sendInterac'] },
  },
  /** A payout to a card, also called credit card. */
  oct: {
    transaction: 'octTransfer',
    typeId: 12,
    group: 'external',
    quote: 'quoteOct',
    send: 'sendOct',
    flags: { own: ['octOwn', 'withdrawCard'], '3d': ['oct3d', 'sendCard'] },
  },
} as const satisfies Readonly<Record<string, Within | Leaving>>

/** The table, as a type. */
export type Kinds = typeof PAYMENT_KINDS

/** The bank's name of a kind of payments. */
export type PaymentOperation = keyof Kinds

/** The kinds whose money leaves the bank. */
export type ExternalKind = {
  [Kind in PaymentOperation]: Kinds[Kind] extends Leaving ? Kind : never
}[PaymentOperation]

/** The name of a kind's orders, and the type of its transactions. */
export type TransactionOf<Kind extends PaymentOperation> = Kinds[Kind]['transaction']

/** The kinds of batches that the bank pays, by the name of their requests. */
export const BATCH_KINDS = {
  massP2p: { batch: 'p2p', pays: 'p2p', group: 'mass', flag: ['massP2p', 'massUser'] },
  massWire: { batch: 'wire', pays: 'wire', group: 'mass', flag: ['massWire', 'massWire'] },
  massEft: { batch: 'eft', pays: 'eft', group: 'mass', flag: ['massEft', 'massEft'] },
  massCard: { batch: 'oct', pays: 'oct', group: 'mass', flag: ['massCard', 'massCard'] },
  massCrypto: {
    batch: 'digital',
    pays: 'cryptoEft',
    group: 'mass',
    flag: ['massCrypto', 'massCrypto'],
  },
} as const satisfies Readonly<Record<string, BatchKind>>

interface BatchKind extends Pick<Within, 'group' | 'flag'> {
  /** The name of its batches, one of `BATCH_TYPES`. */
  readonly batch: string
  /** The kind of its payments. */
  readonly pays: PaymentOperation
}

/** The name of a request for a batch. */
export type BatchOperation = keyof typeof BATCH_KINDS
