import type { MovableClock } from './bank-clock.ts'
import type { Database } from './db/index.ts'
import type { LetterHead } from './letter-head.ts'
import type { BankClock } from './context.ts'
import type { Post } from './http/index.ts'
import type { ProofVerifier, TokenSettings } from './credentials/index.ts'

/** What every API of one running bank shares. */
export interface Bank {
  readonly database: Database
  readonly clock: MovableClock
  readonly newId: () => string
  readonly newCode: () => string
  readonly keysInFlight: Set<string>
  readonly tokens: TokenSettings
  readonly proofs: ProofVerifier
  /** Who the bank is in letters and to the law. */
  readonly regulatedEntity: LetterHead
  /** Where the bank's own pages are; undefined: where it is asked. */
  readonly pagesUrl: string | undefined
  /** The page of somebody outside, who lets people sign in with the bank. */
  readonly outsideUrl: string
  /** Where customers find the companies that check who somebody is. */
  readonly providerUrl: string
  /** Where customers find the company that has papers signed. */
  readonly signingUrl: string
  /** Whether businesses sign their declaration electronically; otherwise they tick it. */
  readonly signsDeclarations: boolean
  /** How merchants' servers are told; undefined where nothing leaves the bank. */
  readonly post: Post | undefined
  /** The time outside, which signatures name. */
  readonly real: BankClock
  /** Where defects go. The caller of the bank sees none of it but the request's id. */
  readonly onDefect: (defect: { requestId: string; what: string; cause: unknown }) => void
}

/** Something that is wrong with the bank itself, without anything that came with the request. */
export interface Defect {
  /** The request's id as the answer named it; empty for work without a request. */
  readonly requestId: string
  /** What was being done: the verb, the words of the path and the method. */
  readonly what: string
  /** Where it broke and how; of an error of the database its five letters, as `code`. */
  readonly cause: Error
}
