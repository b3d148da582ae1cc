import type { TabStorage } from '../platform.ts'

/** Storage for a tab that is never reloaded: a Node process, or a test. */
export function tabMemory(): TabStorage {
  const texts = new Map<string, string>()
  return {
    read: key => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: key => void texts.delete(key),
  }
}
