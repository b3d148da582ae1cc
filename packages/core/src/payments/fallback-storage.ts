import { memoryStorage } from '../platform/index.ts'
import type { RecordStorage } from '../platform/index.ts'

export interface FallbackOptions {
  /** What is known of the records, to go on with. */
  readonly known: () => Iterable<readonly [key: string, value: unknown]>
  readonly onFallback: () => void
}

/**
 * Keeps records in `storage` until it fails once, from then on in memory: a full disk or a revoked
 * permission must not stop a payment that is under way.
 */
export function fallbackStorage(storage: RecordStorage, options: FallbackOptions): RecordStorage {
  let memory: Promise<RecordStorage> | undefined
  async function attempt<Result>(work: (on: RecordStorage) => Promise<Result>): Promise<Result> {
    if (memory !== undefined) return work(await memory)
    try {
      return await work(storage)
    } catch {
      memory ??= moved(options)
      return work(await memory)
    }
  }
  return {
    read: key => attempt(on => on.read(key)),
    update: (key, change) => attempt(on => on.update(key, change)),
    list: prefix => attempt(on => on.list(prefix)),
    isDurable: () => attempt(on => on.isDurable()),
  }
}

async function moved({ known, onFallback }: FallbackOptions): Promise<RecordStorage> {
  const memory = memoryStorage()
  for (const [key, value] of known()) await memory.update(key, () => value)
  onFallback()
  return memory
}
