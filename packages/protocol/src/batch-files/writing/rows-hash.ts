import { hexOf } from '../../hex-of.ts'
import { maskedDetails } from '../../payments/index.ts'

/** The canonical values of a row, by the names of its columns. */
export type HashedRow = Readonly<Record<string, string>>

/** The bearer of the fee of a wire that names none. */
const USUAL_FEE_SHARE = 'OUR'

/**
 * Returns the canonical text of rows, in their order: a line for each, which ends in a line feed. A
 * line is a JSON array without spaces or escaped letters. It has a pair of name and value for each
 * cell, sorted by name, except:
 *
 * - `rowId`, empty cells, and a `feeShare` of `OUR`
 * - An `email` is in lower case, an `amount` has no zeros at the end of its decimals
 * - Keys, tax numbers and cards are masked, as the bank shows them
 */
export const rowsText = (rows: Iterable<HashedRow>): string => Array.from(rows, lineOf).join('')

/**
 * Returns the SHA-256, in hexadecimal digits, of the {@link rowsText} as UTF-8. The receipt of a
 * batch has the same one if its payments are these: payees, amounts, fee shares, messages and
 * order.
 *
 * @example
 *   const { values } = checkRow(rules, column => textOf(row, column))
 *   const isSame = (await rowsHash([values])) === hashOnTheReceipt
 */
export async function rowsHash(rows: Iterable<HashedRow>): Promise<string> {
  const bytes = new TextEncoder().encode(rowsText(rows))
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function lineOf(row: HashedRow): string {
  const cells = Object.entries(maskedDetails(row))
    .map(([name, value]) => [name, canonical(name, value)] as const)
    .filter(([name, value]) => name !== 'rowId' && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(cells)}\n`
}

function canonical(name: string, value: string): string {
  if (name === 'email') return value.toLowerCase()
  if (name === 'amount') return value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  return name === 'feeShare' && value === USUAL_FEE_SHARE ? '' : value
}
