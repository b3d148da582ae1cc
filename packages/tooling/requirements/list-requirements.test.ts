import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../run/root.mjs'
import { rangesOf, rowsOf, testFiles } from './list-requirements.mjs'

const rows = (source: string) =>
  rowsOf(source, 'a.test.ts').map(({ row: { area, number }, words }) => [
    `${area}-${number}`,
    words,
  ])

describe('the rows that a test names', () => {
  it('are those of its title', () => {
    const source = `describe('a card', () => {
      it('is paused (EX-001, EX-002)', () => {})
      it('counts (no row)', () => {})
    })`
    expect(rows(source)).toEqual([
      ['EX-001', 'a card: is paused'],
      ['EX-002', 'a card: is paused'],
    ])
  })

  it.each(['(%s): %s', '($row)'])('are those of the table under %j', title => {
    const source = `it.each([['EX-001', 'a'], ['EX-003', 'b']])('is shown ${title}', () => {})`
    expect(rows(source).map(([row]) => row)).toEqual(['EX-001', 'EX-003'])
  })

  it('are not those of a table whose title takes none from it', () => {
    expect(rows(`it.each([['EX-001']])('is shown: %s', () => {})`)).toEqual([])
  })

  it('are no range, which has its rows in a table', () => {
    const source = `it('has every flag (EX-017..020)', () => {})`
    expect(rows(source)).toEqual([])
    expect(rangesOf(source)).toEqual(['has every flag (EX-017..020)'])
    const named = testFiles().flatMap(file => rangesOf(readFileSync(`${ROOT}/${file}`, 'utf8')))
    expect(named).toEqual([])
  })
})
