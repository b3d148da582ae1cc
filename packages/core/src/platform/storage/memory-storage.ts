import type { RecordStorage } from '../platform.ts'

/** Keeps records for the life of the page or process. */
export function memoryStorage(): RecordStorage {
  const records = new Map<string, unknown>()
  return {
    read: async <Value>(key: string) => copy(records.get(key) as Value | undefined),
    async update<Value>(key: string, change: (current: Value | undefined) => Value | undefined) {
      const next = change(copy(records.get(key) as Value | undefined))
      if (next === undefined) records.delete(key)
      else records.set(key, copy(next))
      return next
    },
    list: async <Value>(prefix: string) =>
      [...records]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, value]) => [key, copy(value as Value)] as const),
    isDurable: async () => false,
  }
}

/** Readers must not be able to change the stored record. */
function copy<Value>(value: Value): Value {
  return structuredClone(value)
}
