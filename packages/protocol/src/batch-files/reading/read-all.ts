import { BatchReader, type ReadFile, type ReadOptions } from './batch-reader.ts'

/** Reads a file that is in memory, at once. */
export function readBatchFile(content: Uint8Array, options: ReadOptions = {}): ReadFile {
  const reader = new BatchReader({ size: content.length, ...options })
  reader.feed(content)
  reader.end()
  return reader.step() ?? EMPTY
}

// `step` always returns the outcome of a file that was fed to its end.
const EMPTY: ReadFile = { isRead: false, refusal: { reason: 'empty' } }
