import { type BatchCheck, BatchDraft, type CheckedFile } from '@sixpence/core/batch-files'

/**
 * Starts a draft of a file, without blocking the page. A key makes the ids of its rows differ from
 * those of other tabs.
 */
export function newDraft({ checker, finder }: CheckedFile, key: string): Promise<BatchDraft> {
  let ids = 0
  const newId = () => {
    ids += 1
    return `${key.slice(0, 8)}-${ids.toString(36)}`
  }
  return BatchDraft.inSlices({ checker, finder, newId })
}

/** Returns the check of a file in canonical form, whose amounts have the mark of another file. */
export const canonicalCheck = ({
  format,
  accountCurrency,
  decimalMark = '.',
}: BatchDraft['rules']): BatchCheck => ({
  format,
  accountCurrency,
  encoding: 'utf-8',
  delimiter: ',',
  chosen: { decimalMark, hasHeader: true },
})
