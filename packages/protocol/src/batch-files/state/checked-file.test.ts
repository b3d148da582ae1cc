import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFormat } from '../../../tests/batch-format-samples.ts'
import { understandFile } from '../dialect/understand.ts'
import { DuplicateFinder } from '../duplicates/duplicate-finder.ts'
import type { BatchFormat } from '../format.ts'
import { readBatchFile } from '../reading/read-all.ts'
import { BatchChecker } from '../rules/batch-checker.ts'
import { fileOf, generatedRows } from '../rules/generated-rows.fixture.ts'
import {
  type CheckedFile,
  checkedFileOf,
  checkedFileState,
  transferableOf,
} from './checked-file.ts'

const EFT = sampleFormat('eft')
const P2P = sampleFormat('p2p')

/** Reads a file, checks it and compares its rows. */
function checkedFile(text: string, format: BatchFormat): CheckedFile {
  const checked = startedFile(text, format)
  checked.checker.step()
  checked.finder.step()
  return checked
}

function startedFile(text: string, format: BatchFormat): CheckedFile {
  const read = understandFile(readBatchFile(new TextEncoder().encode(text)), format)
  if (!read.isUnderstood) throw new Error(read.refusal.reason)
  const checker = new BatchChecker(read.file, format, 'EUR')
  return { file: read.file, checker, finder: new DuplicateFinder(read.file, checker.rules) }
}

/** Moves a file to another thread: this one keeps nothing of it. */
function moved(checked: CheckedFile): CheckedFile {
  const state = checkedFileState(checked)
  const copy = structuredClone(state, { transfer: transferableOf(state) })
  expect(state.cells.bytes).toHaveLength(0)
  return checkedFileOf(copy)
}

/** Returns all that a checked file shows. */
function shown({ file, checker, finder }: CheckedFile) {
  const { sheet, ...facts } = file
  const columns = checker.rules.format.columns.map(({ name }) => name)
  return {
    facts,
    rules: checker.rules,
    counts: [checker.rows, checker.checked, checker.faultyRows, finder.duplicates],
    totals: checker.totals.totals,
    rows: Array.from({ length: checker.rows }, (_, row) => ({
      line: checker.line(row),
      cells: sheet.texts(row + file.firstRow),
      texts: columns.map(column => checker.text(row, column)),
      isFaulty: checker.isFaulty(row),
      faultyCells: columns.filter((_name, at) => checker.isCellFaulty(row, at)),
      faults: checker.faults(row),
      first: finder.firsts[row],
      key: finder.keys[row],
    })),
  }
}

describe('a checked file in another thread', () => {
  it.each([
    ['p2p', P2P],
    ['eft', EFT],
  ])('is the same: %s', (_method, format) => {
    fc.assert(
      fc.property(generatedRows, rows => {
        const checked = checkedFile(fileOf([...rows, ...rows.slice(0, 3)]), format)
        const before = shown(checked)
        expect(shown(moved(checked))).toEqual(before)
      }),
      { numRuns: 100, seed: 39 },
    )
  })

  it.each([
    ['loose quotes', 'ada@x.example,5,"Rent'],
    ['too many cells', 'ada@x.example,5,Rent,x'],
    ['the header again', 'email,amount,note'],
    ['lines within a cell', 'ada@x.example,5,"two\nlines"'],
    ['the number of a card', 'ada@x.example,5,4111 1111 1111 1111'],
    ['letters of other languages', 'ada@x.example,5,За жовтень'],
    ['a large sum', 'ada@x.example,99999999999999.99,'],
  ])('is the same with %s', (_what, row) => {
    const checked = checkedFile(`email,amount,note\n${row}\nbo@x.example,7,\n`, P2P)
    const before = shown(checked)
    expect(shown(moved(checked))).toEqual(before)
  })

  it('is checked and compared to its end', () => {
    const lines = `ada@x.example,5\nbo@x,${'9'.repeat(15)}.99\n`.repeat(500)
    const whole = checkedFile(`email,amount\n${lines}`, P2P)
    const part = startedFile(`email,amount\n${lines}`, P2P)
    part.checker.step(() => true)
    part.finder.step(() => true)
    const rest = moved(part)
    expect([rest.checker.checked, rest.checker.step(), rest.finder.step()]).toEqual([
      part.checker.checked,
      true,
      true,
    ])
    expect(shown(rest)).toEqual(shown(whole))
  })
})
