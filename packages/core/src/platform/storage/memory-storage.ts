import type { RecordStorage } from '../platform.ts'

/** Keeps records as long as the page or process lives. */
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

/** A record must not change because its reader changes what was read. */
function copy<Value>(value: Value): Value {
  return structuredClone(value)
}
