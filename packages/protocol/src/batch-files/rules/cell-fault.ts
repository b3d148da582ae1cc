import type { PayoutDetailFault } from '../../bank-details/index.ts'

/** The ways in which a spreadsheet changes a number that it takes for an amount. */
export type SheetDamage =
  /** `8.93E+19`: most digits are lost. */
  | 'exponent'
  /** A number that is shorter by its leading zeros. */
  | 'leadingZeros'
  /** A number whose digits after the 15th are zeros. */
  | 'zeroedDigits'

/** The reason a cell is refused, with the facts an error message needs. */
export type CellFault =
  | PayoutDetailFault
  | { readonly reason: 'tooLong'; readonly most: number; readonly typed: number }
  | { readonly reason: 'notAmount' }
  /** The amount can be read in these ways, or only with another decimal mark than the file's. */
  | { readonly reason: 'unclearAmount'; readonly readings: readonly string[] }
  | { readonly reason: 'notPositive' }
  | { readonly reason: 'tooManyDecimals'; readonly decimals: number }
  | { readonly reason: 'tooLarge' }
  | { readonly reason: 'belowMinimum'; readonly minimum: string; readonly currencyCode: string }
  | { readonly reason: 'aboveMaximum'; readonly maximum: string; readonly currencyCode: string }
  | { readonly reason: 'unknownCountry' }
  /** The currency can't arrive in the row's country; `currencies` can. */
  | { readonly reason: 'currencyNotReachable'; readonly currencies: readonly string[] }
  /** A spreadsheet has changed the number: it has to be entered again, as text. */
  | { readonly reason: 'ruined'; readonly damage: SheetDamage }
  /** Letters that the payment system can't transmit, and a spelling that it can. */
  | { readonly reason: 'letters'; readonly letters: readonly string[]; readonly plain: string }
  /** Control characters, or characters that turn the text around. */
  | { readonly reason: 'hiddenCharacters' }
  /** A letter that was damaged before: the encoding may be another. */
  | { readonly reason: 'unreadable' }
  /** The number of a card, which is never kept. */
  | { readonly reason: 'cardNumber' }

/** A cell after its check. */
export type CheckedCell =
  /** `value` is the canonical form, as sent to the bank. */
  | { readonly isRight: true; readonly value: string }
  | { readonly isRight: false; readonly fault: CellFault }

/** The reason a whole row is refused. */
export type RowFault =
  /** Its quotes don't follow RFC 4180, so that its cells are a guess. */
  | { readonly reason: 'looseQuotes' }
  /** It has more filled cells than the file has columns. */
  | { readonly reason: 'tooManyCells'; readonly cells: number; readonly expected: number }
  /** It repeats the header. */
  | { readonly reason: 'repeatedHeader' }

/** Returns a right cell. */
export const right = (value: string): CheckedCell => ({ isRight: true, value })

/** Returns a faulty cell. */
export const faulty = (fault: CellFault): CheckedCell => ({ isRight: false, fault })
