import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeBatchFile } from '@sixpence/protocol/batch-files'
import type { BatchDraft } from './batch-draft.ts'
import { anyChange, fileLines, type MakeChange } from './draft-changes.fixture.ts'
import { checkedFile, draftOf, P2P, shown } from './drafts.fixture.ts'

const changes = fc.array(anyChange, { maxLength: 8 })

const stateOf = (draft: BatchDraft) => ({ ...shown(draft), pending: draft.pending })

/** Makes changes one after the other. Returns the first draft and each that differs. */
function distinct(first: BatchDraft, makers: readonly MakeChange[]): readonly BatchDraft[] {
  const drafts = [first]
  let draft = first
  for (const make of makers) {
    const next = draft.change(make(draft))
    if (next !== draft) drafts.push(next)
    draft = next
  }
  return drafts
}

describe('steps', () => {
  it('are undone and made again one by one', () => {
    fc.assert(
      fc.property(fileLines, changes, (lines, makers) => {
        const drafts = distinct(draftOf(lines), makers)
        const states = drafts.map(stateOf)
        let draft = drafts.at(-1) ?? draftOf(lines)
        const back = states.toReversed().map(() => {
          const state = stateOf(draft)
          draft = draft.undo()
          return state
        })
        expect([back, draft.canUndo, draft.pending]).toEqual([states.toReversed(), false, 0])
        const forth = states.map(() => {
          const state = stateOf(draft)
          draft = draft.redo()
          return state
        })
        expect([forth, draft.canRedo]).toEqual([states, false])
      }),
      { numRuns: 60, seed: 39 },
    )
  })

  it('leave nothing to make again after another change', () => {
    const draft = draftOf(['email,amount', 'ada@x.example,5'])
    const other = draft
      .change({ deletes: ['1'] })
      .undo()
      .change({ adds: [{ amount: '7' }] })
    expect([other.canRedo, other.redo()]).toEqual([false, other])
    expect(other.undo().undo().canUndo).toBe(false)
  })
})

describe('counts and totals', () => {
  it('are those of the written rows, read and checked again', () => {
    fc.assert(
      fc.property(fileLines, changes, fc.nat(3), (lines, makers, undone) => {
        let draft = draftOf(lines)
        for (const make of makers) draft = draft.change(make(draft))
        for (let step = 0; step < undone; step += 1) draft = draft.undo()
        const ids = draft.ids('all')
        const { faulty, duplicate, all } = draft.counts
        expect({ all, faulty, duplicate, totals: draft.totals }).toEqual(readAgain(draft))
        expect(ids).toHaveLength(all)
        for (const filter of ['faulty', 'duplicate', 'changed', 'deleted'] as const)
          expect(draft.ids(filter)).toHaveLength(draft.counts[filter])
        const repeated = ids.filter(id => draft.duplicatesOf(id).length > 0)
        expect([draft.ids('faulty'), draft.ids('duplicate')]).toEqual([
          ids.filter(id => Object.keys(draft.faults(id).cells).length > 0),
          repeated,
        ])
      }),
      { numRuns: 60, seed: 39 },
    )
  })
})

function readAgain(draft: BatchDraft) {
  const ids = draft.ids('all')
  if (ids.length === 0) return { all: 0, faulty: 0, duplicate: 0, totals: [] }
  const text = (row: number, column: string) => draft.cell(ids[row] ?? '', column)
  const chunks = [...writeBatchFile(P2P, { rows: ids.length, text })]
  const content = Uint8Array.from(chunks.flatMap(chunk => Array.from(chunk)))
  const { checker, finder } = checkedFile(content, P2P)
  const alike = (key: number) => finder.keys.filter(other => other === key).length > 1
  return {
    all: checker.rows,
    faulty: checker.faultyRows,
    duplicate: finder.keys.filter(alike).length,
    totals: checker.totals.totals,
  }
}
