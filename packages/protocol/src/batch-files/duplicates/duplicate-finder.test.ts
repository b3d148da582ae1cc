import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFormat } from '../../../tests/batch-format-samples.ts'
import { understandFile } from '../dialect/understand.ts'
import { readBatchFile } from '../reading/read-all.ts'
import { batchRules } from '../rules/batch-rules.ts'
import { BatchChecker } from '../rules/batch-checker.ts'
import { DuplicateFinder } from './duplicate-finder.ts'
import { rowKey } from './row-key.ts'

const HEADER = 'payeeName,countryCode,currency,amount,note,iban,accountNumber,sortCode'

function firstsOf(lines: readonly string[], [header, method] = [HEADER, 'eft' as 'eft' | 'p2p']) {
  const format = sampleFormat(method)
  const content = new TextEncoder().encode(`${header}\n${lines.join('\n')}\n`)
  const result = understandFile(readBatchFile(content, { delimiter: ',' }), format)
  if (!result.isUnderstood) throw new Error(result.refusal.reason)
  const { file } = result
  const rules = batchRules(format, {
    accountCurrency: 'EUR',
    decimalMark: file.dialect.decimalMark,
  })
  const finder = new DuplicateFinder(file, rules)
  finder.step()
  const checker = new BatchChecker(file, format, 'EUR')
  for (const row of lines.keys())
    expect(rowKey(rules, column => checker.text(row, column))).toBe(finder.keys[row])
  return { firsts: Array.from(finder.firsts), duplicates: finder.duplicates }
}

const ROW = 'Ada,DE,EUR,12.50,Rent May,DE89370400440532013000,,'

describe('duplicates', () => {
  it.each([
    ['the same row', ROW],
    ['another name', 'Ada Stone,DE,EUR,12.50,Rent May,DE89370400440532013000,,'],
    ['an IBAN in groups', 'Ada,DE,EUR,12.50,Rent May,de89 3704 0044 0532 0130 00,,'],
    ['an IBAN with its name', 'Ada,DE,EUR,12.50,Rent May,IBAN DE89370400440532013000,,'],
    ['an amount without its last zero', 'Ada,DE,EUR,12.5,Rent May,DE89370400440532013000,,'],
    ['an amount with its currency', 'Ada,DE,EUR,€12.50,Rent May,DE89370400440532013000,,'],
    ['codes in small letters', 'Ada,de,eur,12.50,Rent May,DE89370400440532013000,,'],
    ['a note with other spaces', 'Ada,DE,EUR,12.50,"rent  may ",DE89370400440532013000,,'],
    ['a field of other countries', 'Ada,DE,EUR,12.50,Rent May,DE89370400440532013000,,123456'],
  ])('have %s', (_what, line) => {
    expect(firstsOf([ROW, 'Bo,NL,EUR,7,,NL91ABNA0417164300,,', line])).toEqual({
      firsts: [0, 1, 0],
      duplicates: 1,
    })
  })

  it.each([
    ['another amount', 'Ada,DE,EUR,12.51,Rent May,DE89370400440532013000,,'],
    ['another account', 'Ada,DE,EUR,12.50,Rent May,DE14900900900000000017,,'],
    ['another note', 'Ada,DE,EUR,12.50,Rent June,DE89370400440532013000,,'],
    ['another country', 'Ada,NL,EUR,12.50,Rent May,DE89370400440532013000,,'],
    ['the same text in fewer cells', 'Ada,DE,EUR,12.50,Rent May DE89370400440532013000,,,'],
  ])('do not have %s', (_what, line) => {
    expect(firstsOf([ROW, line])).toEqual({ firsts: [0, 1], duplicates: 0 })
  })

  it('are found among notes in other letters', () => {
    const lines = ['Ada,AE,BHD,1.5,За жовтень,,AB1234,', 'Ada,AE,BHD,1.500,за жовтень,,ab 1234,']
    expect(firstsOf(lines).firsts).toEqual([0, 0])
  })

  it('are found among faulty rows', () => {
    const lines = ['Ada,XX,EUR,x,,,12,', 'Ada,XX,EUR,X,,,12,', 'Ada,XX,EUR,12.505,,,12,']
    expect(firstsOf(lines).firsts).toEqual([0, 0, 2])
  })

  it('are found whichever way a cell is checked', () => {
    const emails = ['ada@x.example', 'ADA@x.example', '<ada@x.example>', 'bo@x.example']
    const notes = ['', 'a', 'A ', 'á', 'Á', 'b']
    const row = fc.tuple(fc.nat(3), fc.nat(2), fc.nat(5))
    const amounts = ['5', '5.00', '6']
    const keyOf = ([email, amount, note]: readonly [number, number, number]) =>
      [email < 3 ? 0 : 1, amount < 2 ? 0 : 1, ['', 'A', 'A', 'Á', 'Á', 'B'][note]].join()
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), rows => {
        const lines = rows.map(([email, amount, note]) =>
          [emails[email], amounts[amount], notes[note]].join(','),
        )
        const keys = rows.map(keyOf)
        const { firsts } = firstsOf(lines, ['email,amount,note', 'p2p'])
        expect(firsts).toEqual(keys.map(key => keys.indexOf(key)))
      }),
      { numRuns: 200, seed: 39 },
    )
  })
})
