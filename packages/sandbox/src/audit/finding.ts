/** The promises of the books that an audit checks. */
export type Invariant =
  /** Every entry sums to zero in each currency. */
  | 'entryBalances'
  /** All balances together are zero in each currency. */
  | 'booksBalance'
  /** A balance is the sum of the account's postings. */
  | 'balanceIsPosted'
  /** No account is below its minimum, and each posting continues from the balance of the last one. */
  | 'neverBelowMinimum'
  | 'chainUnbroken'
  /** One key of one customer moved money at most once, as ordered; a refused one never. */
  | 'onceForEachKey'
  /**
   * Money that leaves the bank is tracked, arrives and returns by one entry each, with the stated
   * amount.
   */
  | 'externalFollowed'
  /** A clearing account holds what has left the bank and hasn't arrived yet. */
  | 'clearingIsUnderWay'
  /** Each run of a repeating payment is made once, in turn, under its own key. */
  | 'eachRunOnce'
  /**
   * Each paid row of a batch has a payment of its own, under the key `batchId.rowId`. Only one of
   * the rows that replace each other is paid.
   */
  | 'eachRowOnce'
  /** Refunds of a payment never exceed it, and add up to the recorded sum. */
  | 'refundedWithinPaid'
  /** The outcome of a key in a client's journal matches the ledger's. */
  | 'asJournalled'

/** One fault of the books. */
export interface Finding {
  readonly invariant: Invariant
  /** The entry, account or currency at fault, or a payment's customer and key. */
  readonly about: string
  readonly message: string
}
