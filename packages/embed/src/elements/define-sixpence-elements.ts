import { defineElements } from './define-elements.ts'

/** Where the elements find the bank. */
export interface SixpenceElementsOptions {
  /** The origin of the bank's pages, e.g. `https://bank.example`. */
  readonly bank: string
  /** Where the bank's public calls are answered, without a slash at the end; by default `bank`. */
  readonly api?: string | undefined
}

/**
 * Defines the bank's elements in this page. A name that is already taken stays as it is: the first
 * definition wins, and repeating it does nothing. Does nothing without custom elements, as on a
 * server.
 *
 * @throws {TypeError} When `bank` is not an exact origin: nothing could be checked by it.
 */
export function defineSixpenceElements({ bank, api = bank }: SixpenceElementsOptions): void {
  if (!URL.canParse(bank) || new URL(bank).origin !== bank)
    throw new TypeError(`${bank} is not an exact origin`)
  if ('customElements' in globalThis) defineElements({ bank, answers: api })
}
