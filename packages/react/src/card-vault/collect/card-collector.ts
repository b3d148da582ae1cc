import type { ExternalCardEntry } from '@sixpence/core'
import type { CardVaultFault } from '../card-vault.ts'

/** What a page is told of a number that is being typed, and all that it is told. */
export interface CardNumberState {
  /** `wrong`: it is not whole yet, or no card has it. */
  readonly validity: 'empty' | 'wrong' | 'valid'
  /** Its first six digits, once they are there. */
  readonly bin?: string | undefined
  /** Of a valid one. */
  readonly lastFour?: string | undefined
}

/** A field for a number that is to be shown. */
export interface CardNumberRequest {
  /** What the bank has answered. */
  readonly entry: ExternalCardEntry
  /** In the customer's language: what the field is called. */
  readonly label: string
}

/** What becomes of it. After `onFault` there is no field, and nothing follows. */
export interface CardNumberEvents {
  readonly onReady: () => void
  readonly onChange: (state: CardNumberState) => void
  /** The customer has pressed Enter. */
  readonly onEnter: () => void
  readonly onFault: (fault: CardVaultFault) => void
}

/** A token that stands for the number, or why there is none; the field stays. */
export type CardToken = { readonly token: string } | { readonly fault: CardVaultFault | 'wrong' }

/** A field in which a number is typed. */
export interface CardNumberEntry {
  readonly focus: () => void
  /** Sends the number from the frame to the vault. */
  readonly tokenize: () => Promise<CardToken>
  /** Takes the field away. */
  readonly close: () => void
}

/**
 * Takes the number of a card where the page around it cannot read it: in a frame of another origin,
 * which sends it to a vault for a token.
 */
export interface CardCollector {
  /** Puts the frame into an element of its own. */
  readonly open: (
    place: HTMLElement,
    request: CardNumberRequest,
    events: CardNumberEvents,
  ) => CardNumberEntry
}
