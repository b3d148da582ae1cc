import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseBrand } from '@sixpence/core/brand'

/** The data that third parties need to show the bank on their pages, e.g. beside the payment button. */
interface BankCard {
  readonly name: string
  /** The background of a button that leads to the bank: `#rrggbb`. */
  readonly background: string
  /** The colour of the button's text. */
  readonly color: string
  /** The path of the mark's outline, on this origin. */
  readonly mark: string
}

/**
 * Reads the data from a brand's folder.
 *
 * @throws {Error} If the brand is invalid or its theme lacks a colour.
 */
export function readBankCard(brandsFolder: string, brand: string): BankCard {
  const read = (file: string) => readFileSync(join(brandsFolder, brand, file), 'utf8')
  const theme = read('theme.css')
  return {
    name: parseBrand(JSON.parse(read('brand.json'))).projectName,
    background: colorIn(theme, 'primary'),
    color: colorIn(theme, 'on-primary'),
    mark: '/brand/mark.svg',
  }
}

function colorIn(theme: string, token: string): string {
  const color = new RegExp(`--sp-color-${token}: (#[0-9a-f]{6});`, 'i').exec(theme)?.[1]
  if (!color) throw new Error(`The theme names no --sp-color-${token} as #rrggbb`)
  return color
}
