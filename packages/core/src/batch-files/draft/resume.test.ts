import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BatchDraft } from './batch-draft.ts'
import { anyChange, fileLines } from './draft-changes.fixture.ts'
import { draftOf, shown } from './drafts.fixture.ts'
import { readDraftPart } from './sync/draft-part.ts'

const LINES = [
  'rowId,email,amount,note',
  'a,ada@x.example,5,Rent',
  'b,bo@x,7,',
  'c,cy@x.example,9,',
]

const NO_EDITS = { adds: [], updates: [], deletes: [], restores: [] }

const written = (draft: BatchDraft) => readDraftPart(JSON.stringify(draft.unsent() ?? NO_EDITS))

describe('unsent edits', () => {
  it('are all that the bank does not have', () => {
    const draft = draftOf(LINES)
    expect(draft.unsent()).toBeUndefined()
    const edited = draft
      .change({ cells: [{ rowId: 'b', column: 'email', text: 'bo@x.example' }] })
      .send()
      .change({ deletes: ['c'] })
    const update = { rowId: 'b', cells: { email: 'bo@x.example' } }
    expect(edited.unsent()).toEqual({ ...NO_EDITS, updates: [update], deletes: ['c'] })
    expect(edited.acknowledge().unsent()).toEqual({ ...NO_EDITS, deletes: ['c'] })
  })

  it('are made again as one step, over what has changed since', () => {
    const edits = draftOf(LINES)
      .change({ cells: [{ rowId: 'a', column: 'amount', text: '6' }], deletes: ['c'] })
      .unsent()
    const cells = { email: 'ada@x.example', amount: '8', note: 'Rent June' }
    const newer = draftOf(LINES).rebase([{ rowId: 'a', cells, position: 0, isDeleted: false }])
    const resumed = newer.resume(edits ?? NO_EDITS)
    expect([resumed.cell('a', 'amount'), resumed.cell('a', 'note')]).toEqual(['6', 'Rent June'])
    expect([resumed.ids('deleted'), resumed.pending]).toEqual([['c'], 2])
    expect(shown(resumed.undo())).toEqual(shown(newer))
  })

  it('add no row twice that the bank has by now', () => {
    const edits = draftOf(LINES, undefined, 'new')
      .change({ adds: [{ note: 'x' }] })
      .unsent()
    const kept = { rowId: 'new1', cells: { note: 'x' }, position: 3, isDeleted: false }
    const resumed = draftOf(LINES)
      .rebase([kept])
      .resume(edits ?? NO_EDITS)
    expect([resumed.counts.all, resumed.pending]).toEqual([4, 0])
  })

  it('leave out rows and columns that there are no longer', () => {
    const draft = draftOf(LINES)
    const rows = [
      { rowId: 'z', cells: { note: 'x' } },
      { rowId: 'a', cells: { iban: 'x' } },
    ]
    expect(draft.resume({ ...NO_EDITS, updates: rows, deletes: ['z'] })).toBe(draft)
  })

  it('blank the numbers of cards', () => {
    const rows = [{ rowId: 'a', cells: { note: 'from 4111111111111111' } }]
    const resumed = draftOf(LINES).resume({ ...NO_EDITS, updates: rows })
    expect(resumed.cell('a', 'note')).toBe('from ************1111')
  })

  it('written as text make the same draft again', () => {
    fc.assert(
      fc.property(fileLines, fc.array(anyChange, { maxLength: 6 }), (lines, changes) => {
        const draft = changes.reduce(
          (before, make) => before.change(make(before)),
          draftOf(lines, undefined, 'n'),
        )
        const again = draftOf(lines).resume(written(draft) ?? NO_EDITS)
        expect(shown(again)).toEqual(shown(draft))
      }),
      { numRuns: 50 },
    )
  })

  it.each(['', '{', 'null', '{"adds":[]}', '{"adds":[7],"updates":[],"deletes":[],"restores":[]}'])(
    'are not read from %j',
    text => expect(readDraftPart(text)).toBeUndefined(),
  )
})
