import { memoryStorage } from './memory-storage.ts'
import type { RecordStorage } from '../platform.ts'

type Records = readonly (readonly [key: string, value: unknown])[]

/**
 * Keeps records in `storage` until it fails once, and from then on in memory, with everything ever
 * read, listed or written: a full disk or a revoked permission must not stop a payment in progress.
 * `isDurable()` then returns false. For a host's own storage that may fail.
 *
 * @param open Opens the replacement, given the known records. Default: the memory of this page or
 *   process.
 */
export function fallbackStorage(
  storage: RecordStorage,
  open?: (known: Records) => Promise<RecordStorage>,
): RecordStorage {
  const known = memoryStorage()
  let fallback: Promise<RecordStorage> | undefined
  const fallBack = () => (fallback ??= takeOver(known, open))

  async function attempt<Result>(
    work: (on: RecordStorage) => Promise<Result>,
    recordsOf: (result: Result) => Records,
  ): Promise<Result> {
    if (fallback) return work(await fallback)
    try {
      const result = await work(storage)
      for (const [key, value] of recordsOf(result)) await known.update(key, () => value)
      return result
    } catch {
      return work(await fallBack())
    }
  }

  return {
    read: <Value>(key: string) =>
      attempt<Value | undefined>(
        on => on.read(key),
        value => [[key, value]],
      ),
    async update<Value>(key: string, change: (current: Value | undefined) => Value | undefined) {
      const guarded = guard(change)
      const value = await attempt<Value | undefined>(
        on => on.update(key, guarded.change),
        result => [[key, result]],
      )
      guarded.rethrow()
      return value
    },
    list: <Value>(prefix: string) =>
      attempt<readonly (readonly [string, Value])[]>(
        on => on.list(prefix),
        found => found,
      ),
    isDurable: async () => fallback === undefined && (await storage.isDurable().catch(() => false)),
  }
}

/** An error in `change` is the caller's fault: the storage still works, and keeps its record. */
function guard<Value>(change: (current: Value | undefined) => Value | undefined) {
  let failure: { readonly cause: unknown } | undefined
  return {
    change: (current: Value | undefined) => {
      failure = undefined
      try {
        return change(current)
      } catch (cause) {
        failure = { cause }
        return current
      }
    },
    rethrow: () => {
      if (failure) throw failure.cause
    },
  }
}

async function takeOver(
  known: RecordStorage,
  open: ((known: Records) => Promise<RecordStorage>) | undefined,
): Promise<RecordStorage> {
  try {
    return (await open?.(await known.list(''))) ?? known
  } catch {
    // The replacement is loaded on demand, which may fail.
    return known
  }
}
