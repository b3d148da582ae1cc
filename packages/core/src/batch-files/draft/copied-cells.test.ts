import { expect, it } from 'vitest'
import { copiedCells } from './copied-cells.ts'

it.each<[text: string, cells: string[][]]>([
  ['', []],
  ['one', [['one']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\n\nb\n', [['a'], [''], ['b']]],
  ['\t\n', [['', '']]],
  ['"two\nlines"\t"a ""b"""\n', [['two\nlines', 'a "b"']]],
  ['5" pipe\t"open\nx', [['5" pipe', '"open'], ['x']]],
  ['"a"b\tc', [['"a"b', 'c']]],
])('%j is read as cells of a spreadsheet', (text, cells) => {
  expect(copiedCells(text)).toEqual(cells)
})
