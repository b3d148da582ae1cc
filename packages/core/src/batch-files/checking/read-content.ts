import { BatchReader, otherContentOf, type ReadFile } from '@sixpence/protocol/batch-files'
import { loadedLater } from '../../errors/index.ts'
import type { WorkbookRefusal } from '../workbook/workbook-refusal.ts'
import type { BatchCheck } from './batch-check.ts'

/** A file as read, with what only a workbook has. */
export type ReadContent =
  | {
      readonly isRead: true
      readonly file: Extract<ReadFile, { isRead: true }>
      /** The columns whose cells a workbook has as numbers. */
      readonly numberColumns: readonly number[]
      readonly sheetName?: string | undefined
    }
  | { readonly isRead: false; readonly refusal: WorkbookRefusal }

/** Reads a file in slices. Yields the number of rows read so far. */
type ContentReader = () => Generator<number, ReadContent, void>

const loadWorkbooks = /* @__PURE__ */ loadedLater(() => import('../workbook/reading.ts'))

/** Returns the reader for the kind of a file. Loads that of workbooks. */
export async function contentReader(
  content: Uint8Array,
  check: BatchCheck,
  isDue: () => boolean,
): Promise<ContentReader> {
  const kind = otherContentOf(content)
  if (kind !== 'zip' && kind !== 'office') return () => readText(content, check, isDue)
  const { reading } = await loadWorkbooks()
  return () => paced(reading(content, check.sheet), isDue)
}

function* readText(
  content: Uint8Array,
  { encoding, delimiter }: BatchCheck,
  isDue: () => boolean,
): Generator<number, ReadContent, void> {
  const given = { ...(encoding && { encoding }), ...(delimiter && { delimiter }) }
  const reader = new BatchReader({ ...given, size: content.length })
  reader.feed(content)
  reader.end()
  for (;;) {
    const file = reader.step(isDue)
    if (file) return file.isRead ? { isRead: true, file, numberColumns: [] } : file
    yield reader.rows
  }
}

/** Interrupts a reading only where it is due. The rows of a workbook are counted at its end. */
function* paced(
  slices: Generator<number, ReadContent, void>,
  isDue: () => boolean,
): Generator<number, ReadContent, void> {
  for (;;) {
    const slice = slices.next()
    if (slice.done) return slice.value
    if (isDue()) yield 0
  }
}
