import { expect, it } from 'vitest'
import { readPayeeLines } from './payee-lines.ts'

type Line = [text: string, email: string, amount: string, note: string]

it.each<Line>([
  ['ben@x.example 12,50 Shelf', 'ben@x.example', '12,50', 'Shelf'],
  ['12.50 ben@x.example', 'ben@x.example', '12.50', ''],
  ['Shelf 3b: ben@x.example, 1,234.50 EUR', 'ben@x.example', '1,234.50 EUR', 'Shelf 3b'],
  ['ben@x.example; €7; Rent, May', 'ben@x.example', '€7', 'Rent, May'],
  ['ben@x.example\t7\tRent', 'ben@x.example', '7', 'Rent'],
  ['Ben <ben@x.example> 7', 'ben@x.example', '7', 'Ben'],
  ['ben@x.example', 'ben@x.example', '', ''],
  ['Ben 7', '', '7', 'Ben'],
  ['ben2@x7.example 5', 'ben2@x7.example', '5', ''],
])('reads %j', (text, ...[email, amount, note]) => {
  expect(readPayeeLines(text)).toEqual([{ email, amount, note, line: 1 }])
})

it('counts lines, and skips blank ones', () => {
  const lines = readPayeeLines('a@x.co 1\r\n\r\n \nb@x.co 2')
  expect(lines.map(({ email, line }) => [email, line])).toEqual([
    ['a@x.co', 1],
    ['b@x.co', 4],
  ])
})
