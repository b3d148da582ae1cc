import type { ExternalCardEntry } from '@sixpence/core/transfers'
import type { CardVaultFault } from '../card-vault.ts'

/** The facts that a page learns about a number while it is typed, and nothing else. */
export interface CardNumberState {
  /** `wrong`: incomplete, or not the number of a card. */
  readonly validity: 'empty' | 'wrong' | 'valid'
  /** The first six digits, once typed. */
  readonly bin?: string | undefined
  /** Only for a valid number. */
  readonly lastFour?: string | undefined
}

/** A request to show a field for a number. */
export interface CardNumberRequest {
  /** The bank's permission for the field. */
  readonly entry: ExternalCardEntry
  /** The label of the field, in the customer's language. */
  readonly label: string
}

/** The events of a field. After `onFault`, there is no field and no event follows. */
export interface CardNumberEvents {
  readonly onReady: () => void
  readonly onChange: (state: CardNumberState) => void
  /** Called when the customer presses Enter. */
  readonly onEnter: () => void
  readonly onFault: (fault: CardVaultFault) => void
}

/** A token that stands for the number, or the reason why there is none. The field stays. */
export type CardToken = { readonly token: string } | { readonly fault: CardVaultFault | 'wrong' }

/** A field in which a number is typed. */
export interface CardNumberEntry {
  readonly focus: () => void
  /** Sends the number from the frame to the vault. */
  readonly tokenize: () => Promise<CardToken>
  /** Removes the field. */
  readonly close: () => void
}

/**
 * Accepts a card number where the page can't read it: in a frame of another origin, which sends it
 * to a vault for a token.
 */
export interface CardCollector {
  /** Adds the frame to the element. */
  readonly open: (
    place: HTMLElement,
    request: CardNumberRequest,
    events: CardNumberEvents,
  ) => CardNumberEntry
}
