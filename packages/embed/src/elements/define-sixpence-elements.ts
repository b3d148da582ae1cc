import { defineElements } from './define-elements.ts'

/** Options of {@link defineSixpenceElements}. */
export interface SixpenceElementsOptions {
  /** The origin of the bank's pages, e.g. `https://bank.example`. */
  readonly bank: string
  /** The base URL of the bank's public calls, without a trailing slash; by default `bank`. */
  readonly api?: string | undefined
}

/**
 * Defines the bank's elements in this page. A name that is already taken stays as it is: the first
 * definition wins, and repeating it does nothing. Does nothing without custom elements, as on a
 * server.
 *
 * @throws {TypeError} If `bank` is not an exact origin: nothing could be checked against it.
 */
export function defineSixpenceElements({ bank, api = bank }: SixpenceElementsOptions): void {
  if (!URL.canParse(bank) || new URL(bank).origin !== bank)
    throw new TypeError(`${bank} is not an exact origin`)
  if ('customElements' in globalThis) defineElements({ bank, answers: api })
}
