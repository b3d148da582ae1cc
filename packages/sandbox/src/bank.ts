import type { MovableClock } from './bank-clock.ts'
import type { Database } from './db/index.ts'
import type { LetterHead } from './letter-head.ts'
import type { BankClock } from './context.ts'
import type { Post } from './http/index.ts'
import type { ProofVerifier, TokenSettings } from './credentials/index.ts'

/** Everything that the APIs of one running bank share. */
export interface Bank {
  readonly database: Database
  readonly clock: MovableClock
  readonly newId: () => string
  readonly newCode: () => string
  readonly keysInFlight: Set<string>
  readonly tokens: TokenSettings
  readonly proofs: ProofVerifier
  /** The bank's legal identity, as it is shown in letters. */
  readonly regulatedEntity: LetterHead
  /** The address of the bank's own pages; undefined means the address of the request. */
  readonly pagesUrl: string | undefined
  /** The page of an outside application that lets people sign in with the bank. */
  readonly outsideUrl: string
  /** The address where customers find the companies that check identities. */
  readonly providerUrl: string
  /** The address where customers find the company that has papers signed. */
  readonly signingUrl: string
  /** True if businesses sign their declaration electronically; otherwise they tick it. */
  readonly signsDeclarations: boolean
  /** Sends notifications to merchants' servers; undefined if nothing leaves the bank. */
  readonly post: Post | undefined
  /** The time outside the bank, which signatures name. */
  readonly real: BankClock
  /** Receives defects. The bank's caller sees only the request's id. */
  readonly onDefect: (defect: { requestId: string; what: string; cause: unknown }) => void
}

/** A defect of the bank itself, without anything that came with the request. */
export interface Defect {
  /** The request's id as in the response; empty for work without a request. */
  readonly requestId: string
  /** The work during which it happened: the verb, the words of the path and the method. */
  readonly what: string
  /** The place and kind of the fault. For a database error, `code` holds its five-letter code. */
  readonly cause: Error
}
