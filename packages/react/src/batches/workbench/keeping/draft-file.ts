import { type BatchDraft, inTurns, writeBatchFile } from '@sixpence/core/batch-files'

/**
 * Writes the rows of a draft as a file in canonical form, faulty rows included, without deleted
 * ones. Never blocks the page.
 */
export async function draftFile(
  draft: BatchDraft,
  name: string,
  translate: (text: string, column: string) => string = text => text,
): Promise<File> {
  const ids = draft.ids('all')
  const { format } = draft.rules
  const rowId = format.columns.find(({ content }) => content === 'rowId')?.name
  const chunks = writeBatchFile(format, {
    rows: ids.length,
    text: (row, column) => {
      const id = ids[row] ?? ''
      return column === rowId ? id : translate(draft.cell(id, column), column)
    },
  })
  return new File(await inTurns(chunks), `${name}.csv`, { type: 'text/csv' })
}
