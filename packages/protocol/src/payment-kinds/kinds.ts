/** What the row of a kind says of money that stays in the bank. */
interface Within {
  /** What an order of the kind is called, and what its money is booked and listed as. */
  readonly transaction: string
  /** The number of that type in the history. */
  readonly typeId: number
  /** Under which of `REQUEST_GROUPS` somebody is asked to approve it. */
  readonly group: string
  /** Of a transfer: the call that sends it, by its key in the client. */
  readonly send?: string
  /** What users of a business may do only with a flag of their own, and that flag. */
  readonly flag: readonly [action: string, flag: string]
}

/** What the row says of money that leaves the bank. Where it is can be followed until it arrives. */
interface Leaving extends Omit<Within, 'flag' | 'group' | 'send'> {
  readonly group: 'external'
  /** The calls that price and send it, by their keys in the client. */
  readonly quote: string
  readonly send: string
  /** Whoever pays chooses who bears the fee. */
  readonly sharesFee?: true
  /** One action for an account of one's own elsewhere, and one for somebody else's. */
  readonly flags: { readonly [To in 'own' | '3d']: Within['flag'] }
}

/**
 * The kinds of payments, by what the bank calls each, and all that a kind decides about a payment.
 * Clients, menus, rights, the history and the tables of the sandbox follow from it.
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

/** What the bank calls a kind of payments. */
export type PaymentOperation = keyof Kinds

/** The kinds of money that leaves the bank. */
export type ExternalKind = {
  [Kind in PaymentOperation]: Kinds[Kind] extends Leaving ? Kind : never
}[PaymentOperation]

/** What an order of a kind is called, and what its money is booked as. */
export type TransactionOf<Kind extends PaymentOperation> = Kinds[Kind]['transaction']

/** The kinds of batches that the bank pays, by what a request for one is called. */
export const BATCH_KINDS = {
  massP2p: { batch: 'p2p', group: 'mass', flag: ['massP2p', 'massUser'] },
} as const satisfies Readonly<Record<string, BatchKind>>

interface BatchKind extends Pick<Within, 'group' | 'flag'> {
  /** What a batch of the kind is called, one of `BATCH_TYPES`. */
  readonly batch: string
}

/** What a request for a batch is called. */
export type BatchOperation = keyof typeof BATCH_KINDS
