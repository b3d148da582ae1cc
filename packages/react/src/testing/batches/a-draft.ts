import {
  BatchChecker,
  BatchDraft,
  type BatchFormat,
  canonicalColumns,
  DuplicateFinder,
  readBatchFile,
  type RowPreview,
  understandFile,
} from '@sixpence/core/batch-files'

/** A file of payments to people. */
export const P2P: BatchFormat = { type: 'p2p', columns: canonicalColumns('p2p', []), ways: [] }

const account = (countryCode: string, currency: string) => ({
  countryCode,
  currencies: [currency],
  rail: 'sepa' as const,
  fields: [{ name: 'iban', kinds: ['iban'], isRequired: true, minLength: 15, maxLength: 34 }],
})

const WAYS = [account('DE', 'EUR'), account('FR', 'EUR')]

/** A file of payments to accounts at other banks. */
export const EFT: BatchFormat = { type: 'eft', columns: canonicalColumns('eft', WAYS), ways: WAYS }

/** Reads lines of a file into a draft. The first one has the names of the columns. */
export function aDraft(lines: readonly string[], format = P2P): BatchDraft {
  let ids = 0
  const newId = () => {
    ids += 1
    return `row-${String(ids)}`
  }
  const content = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const read = understandFile(readBatchFile(content, { delimiter: ',' }), format, {
    decimalMark: '.',
  })
  if (!read.isUnderstood) throw new Error(read.refusal.reason)
  const checker = new BatchChecker(read.file, format, 'EUR')
  checker.step()
  const finder = new DuplicateFinder(read.file, checker.rules)
  finder.step()
  return BatchDraft.of({ checker, finder, newId })
}

/** Gives a draft the bank's previews of its first rows. */
export function withPreviews(draft: BatchDraft, previews: readonly RowPreview[]): BatchDraft {
  const names = [...draft.rules.columns.keys()]
  const rows = draft.ids('all').slice(0, previews.length)
  return draft.takePreviews(
    rows.map((rowId, row) => ({
      rowId,
      position: row,
      isDeleted: false,
      cells: Object.fromEntries(names.map(name => [name, draft.cell(rowId, name)])),
      preview: previews[row],
    })),
  )
}
