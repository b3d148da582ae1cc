/** Where the bank is. */
export interface BankAddress {
  /** The origin of its pages, e.g. `https://bank.example`. */
  readonly bank: string
  /** Where its public calls are answered; without a slash at the end. */
  readonly answers: string
}
