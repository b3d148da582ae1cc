import type { BatchDraft } from '@sixpence/core/batch-files'
import type { BatchDraftRow, Batches } from '@sixpence/core/batches'
import { SixpenceError } from '@sixpence/core/errors'
import { expect, it, vi } from 'vitest'
import { aDraft } from '../../../testing/batches/a-draft.ts'
import { sendEdits } from './send-edits.ts'

const LINES = ['rowId,email,amount,note', 'a,ada@x.example,5.00,', 'b,ben@x.example,7.00,']

const STATE = { batchId: 'b1', version: 7 } as Awaited<ReturnType<Batches['change']>>['draft']

const rowOf = (rowId: string, position: number, cells: BatchDraftRow['cells']): BatchDraftRow => ({
  rowId,
  position,
  cells,
  isDeleted: false,
  faults: {},
})

it('takes over what others have changed, keeps its own edits, and sends them again (MASS-011)', async () => {
  const newer = [
    rowOf('a', 1, { email: 'ada@x.example', amount: '6.00' }),
    rowOf('b', 2, { email: 'ben@x.example', amount: '7.00' }),
    rowOf('c', 3, { email: 'cleo@x.example', amount: '9.00' }),
  ]
  const change = vi
    .fn<Batches['change']>()
    .mockRejectedValueOnce(new SixpenceError('changed_meanwhile', 'changed'))
    .mockResolvedValueOnce({ draft: { ...STATE, version: 8 }, rows: [] })
  const draftRows = vi.fn<Batches['draftRows']>(async () => ({
    draft: STATE,
    rows: newer,
    total: newer.length,
  }))
  let draft: BatchDraft = aDraft(LINES).change({
    cells: [{ rowId: 'b', column: 'note', text: 'Shelf' }],
  })
  const sent = await sendEdits({ change, draftRows } as unknown as Batches, STATE, {
    read: () => draft,
    write: next => {
      draft = next
    },
  })
  expect(sent).toMatchObject({ version: 8, isMerged: true })
  expect(change.mock.calls.map(([{ version, updates }]) => [version, updates])).toEqual([
    [7, [{ rowId: 'b', cells: { note: 'Shelf' } }]],
    [7, [{ rowId: 'b', cells: { note: 'Shelf' } }]],
  ])
  expect([draft.cell('a', 'amount'), draft.cell('b', 'note'), draft.ids('all')]).toEqual([
    '6.00',
    'Shelf',
    ['a', 'b', 'c'],
  ])
  expect(draft.pending).toBe(0)
})
