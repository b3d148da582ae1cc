import fc from 'fast-check'
import type { BatchDraft } from './batch-draft.ts'
import { filledDown, mended, pasted, replaced } from './changes.ts'
import type { DraftChange } from './state/draft-change.ts'

const EMAILS = ['ada@x.example', 'ADA@x.example', 'bo@x.example', 'bo@x', '']
const AMOUNTS = ['5', '5.00', '12.50', '0', 'x', '', '9999999999999.99']
const NOTES = ['', 'Rent', 'rent', 'from 4111111111111111', 'a,"b"']

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  email: EMAILS,
  amount: AMOUNTS,
  note: NOTES,
}
const COLUMNS = Object.keys(TEXTS)

/** Returns a change of some draft. */
export type MakeChange = (draft: BatchDraft) => DraftChange

const rowIn = (draft: BatchDraft, at: number, filter: 'all' | 'deleted' = 'all'): string => {
  const ids = draft.ids(filter)
  return ids[at % Math.max(ids.length, 1)] ?? ''
}

const cell = fc
  .constantFrom(...COLUMNS)
  .chain(column =>
    fc.record({ column: fc.constant(column), text: fc.constantFrom(...(TEXTS[column] ?? [])) }),
  )

/** The texts of a row. */
const rowCells = fc.record({
  email: fc.constantFrom(...EMAILS),
  amount: fc.constantFrom(...AMOUNTS),
  note: fc.constantFrom(...NOTES),
})

const at = fc.nat(50)

/** Changes of all kinds. */
export const anyChange: fc.Arbitrary<MakeChange> = fc.oneof(
  fc.tuple(at, cell).map(([row, edit]): MakeChange => draft => {
    return { cells: [{ rowId: rowIn(draft, row), ...edit }] }
  }),
  fc.tuple(at, fc.array(rowCells, { maxLength: 3 })).map(([row, lines]): MakeChange => draft => {
    const rowIds = draft.ids('all').slice(row % 8)
    return pasted(
      lines.map(line => [line.amount, line.note]),
      { rowIds, columns: ['amount', 'note'] },
    )
  }),
  fc.tuple(at, fc.constantFrom(...COLUMNS)).map(([row, column]): MakeChange => draft => {
    return filledDown(draft, column, draft.ids('all').slice(row % 8, (row % 8) + 3))
  }),
  cell.map(
    ({ column, text }): MakeChange =>
      draft =>
        replaced(draft, { column, find: 'e', text }),
  ),
  fc.constantFrom(...AMOUNTS).map(
    (text): MakeChange =>
      draft =>
        mended(draft, { column: 'amount', reason: 'notAmount', mend: () => text }),
  ),
  rowCells.map((cells): MakeChange => () => ({ adds: [cells] })),
  at.map((row): MakeChange => draft => ({ deletes: [rowIn(draft, row)] })),
  at.map((row): MakeChange => draft => ({ restores: [rowIn(draft, row, 'deleted')] })),
)

/** Rows of a file. */
export const fileLines = fc
  .array(rowCells, { minLength: 1, maxLength: 8 })
  .map(rows => [
    'rowId,email,amount,note',
    ...rows.map(({ email, amount, note }, row) =>
      [`f${String(row)}`, email, amount, `"${note.replaceAll('"', '""')}"`].join(','),
    ),
  ])
