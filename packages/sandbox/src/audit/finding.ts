/** The promises of the books, as an auditor counts them. */
export type Invariant =
  /** Every entry sums to zero in each currency. */
  | 'entryBalances'
  /** All balances together are zero in each currency. */
  | 'booksBalance'
  /** A balance is the sum of the account's postings. */
  | 'balanceIsPosted'
  /** No account is below its minimum, and each posting goes on from the balance of the last one. */
  | 'neverBelowMinimum'
  | 'chainUnbroken'
  /** One key of one customer moved money at most once, as it was ordered; a refused one never. */
  | 'onceForEachKey'
  /** What leaves the bank is followed, arrives and comes back by one entry each, of what it says. */
  | 'externalFollowed'
  /** On a clearing account is what has left the bank and not arrived yet. */
  | 'clearingIsUnderWay'
  /** Each run of a payment that repeats itself is made once, in turn, under a key of its own. */
  | 'eachRunOnce'
  /** Of a payment no more goes back than was paid, and as much as is said of it. */
  | 'refundedWithinPaid'
  /** What a client's journal says became of a key is what the ledger holds under it. */
  | 'asJournalled'

/** One thing that is wrong with the books. */
export interface Finding {
  readonly invariant: Invariant
  /** The entry, account or currency at fault, or a payment's customer and key. */
  readonly about: string
  readonly message: string
}
