import type { ReadWorkbook } from './reading.ts'

/** The ways to choose a sheet, and to let others work meanwhile. */
export interface WorkbookOptions {
  /** The sheet to read, if several have content. */
  readonly sheet?: string
  /** Is awaited after each slice of a few milliseconds. Reading ends if it throws. */
  readonly pause?: () => Promise<void>
  /** Receives the share that is read, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/**
 * Reads a sheet of an XLSX file as if it were a file of separated values, whose lines are the rows
 * of the sheet. Numbers have a point as decimal mark, dates are by ISO 8601, and a number with more
 * than 15 digits has an exponent, by which its damage is found. Loads its code on first use.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { sheet, pause, onProgress }: WorkbookOptions = {},
): Promise<ReadWorkbook> {
  const { reading } = await import('./reading.ts')
  const slices = reading(bytes, sheet)
  for (;;) {
    const slice = slices.next()
    if (slice.done) return slice.value
    onProgress?.(slice.value)
    await pause?.()
  }
}
