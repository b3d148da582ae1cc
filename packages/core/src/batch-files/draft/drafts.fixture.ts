import {
  BatchChecker,
  type BatchFormat,
  canonicalColumns,
  DuplicateFinder,
  readBatchFile,
  understandFile,
} from '@sixpence/protocol/batch-files'
import { BatchDraft } from './batch-draft.ts'

export const P2P: BatchFormat = { type: 'p2p', columns: canonicalColumns('p2p', []), ways: [] }

const account = (countryCode: string, currency: string, rail: 'sepa' | 'local') => ({
  countryCode,
  currencies: [currency],
  rail,
  fields: [{ name: 'iban', kinds: ['iban'], isRequired: true, minLength: 15, maxLength: 34 }],
})

const WAYS = [account('DE', 'EUR', 'sepa'), account('SA', 'SAR', 'local')]

export const EFT: BatchFormat = {
  type: 'eft',
  columns: canonicalColumns('eft', WAYS),
  ways: WAYS,
}

/** Reads and checks a file to its end. */
export function checkedFile(content: Uint8Array, format: BatchFormat) {
  const read = understandFile(readBatchFile(content, { delimiter: ',' }), format, {
    decimalMark: '.',
  })
  if (!read.isUnderstood) throw new Error(read.refusal.reason)
  const checker = new BatchChecker(read.file, format, 'EUR')
  checker.step()
  const finder = new DuplicateFinder(read.file, checker.rules)
  finder.step()
  return { file: read.file, checker, finder }
}

/** Starts a draft of a file. New rows get the ids `1`, `2` and so on, behind the prefix. */
export function draftOf(lines: readonly string[], format = P2P, prefix = ''): BatchDraft {
  let ids = 0
  const newId = () => {
    ids += 1
    return `${prefix}${String(ids)}`
  }
  const content = new TextEncoder().encode(`${lines.join('\n')}\n`)
  return BatchDraft.of({ ...checkedFile(content, format), newId })
}

/** Returns all that a draft shows, without its positions in the history of steps. */
export const shown = (draft: BatchDraft) => ({
  counts: draft.counts,
  totals: draft.totals,
  rows: [...draft.ids('all'), ...draft.ids('deleted')].map(rowId => [
    rowId,
    ...[...draft.rules.columns.keys()].map(column => draft.cell(rowId, column)),
    draft.faults(rowId),
    draft.duplicatesOf(rowId),
  ]),
  filters: (['faulty', 'duplicate', 'changed'] as const).map(filter => draft.ids(filter)),
})
