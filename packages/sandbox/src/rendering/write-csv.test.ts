import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvCell } from './write-csv.ts'

describe('a cell of a CSV file', () => {
  it('is read as it was written, and never as a formula', () => {
    const risky = fc.string({
      unit: fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '\n',
        '"',
        ',',
        ';',
        'a',
        '1',
        '.',
        ' ',
      ),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(risky, fc.string()), { minLength: 1 }), texts => {
        const { data } = Papa.parse<string[]>(`${texts.map(csvCell).join(',')},end`, {
          delimiter: ',',
          newline: '\r\n',
        })
        const cells = data[0]?.slice(0, -1) ?? []
        for (const [place, cell] of cells.entries()) {
          expect([texts[place], `'${texts[place]}`]).toContain(cell)
          expect(cell).not.toMatch(/^[=+@\t\r\n]|^-(?!\d+(\.\d+)?$)/)
        }
        expect(cells).toHaveLength(texts.length)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['0', '12.50', '-3.25', '-100000.00000001'])('leaves the number %s as it is', number => {
    expect(csvCell(number)).toBe(number)
  })
})
