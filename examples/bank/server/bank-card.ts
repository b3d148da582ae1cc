import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseBrand } from '@sixpence/core/brand'

/** What others need to name the bank on their pages, e.g. beside the payment button. */
interface BankCard {
  readonly name: string
  /** Of a button that leads to the bank: `#rrggbb`. */
  readonly background: string
  /** What is written on it. */
  readonly color: string
  /** Where the outline of its mark is, on this origin. */
  readonly mark: string
}

/**
 * Reads it from the folder of a brand.
 *
 * @throws {Error} When the brand does not hold, or its theme lacks a colour.
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
