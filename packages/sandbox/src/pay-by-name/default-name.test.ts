import { expect, it } from 'vitest'
import { defaultName } from './default-name.ts'

it.each([
  ['Munteanu Books SRL', 'munteanu-books-srl'],
  ['Café Noël & Co.', 'cafe-noel-co'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  [`${'A'.repeat(31)} B`, 'a'.repeat(31)],
  ['Книги', undefined],
  ['OK', undefined],
])('makes a name of %j', (merchantName, name) => {
  expect(defaultName(merchantName)).toBe(name)
})
