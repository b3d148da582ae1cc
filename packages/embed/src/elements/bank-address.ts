/** The bank's addresses. */
export interface BankAddress {
  /** The origin of its pages, e.g. `https://bank.example`. */
  readonly bank: string
  /** The base URL of its public calls, without a trailing slash. */
  readonly answers: string
}
