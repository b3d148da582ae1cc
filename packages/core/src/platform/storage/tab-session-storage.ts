import type { TabStorage } from '../platform.ts'

/** The browser's session storage, under a prefix. */
export function tabSessionStorage(name: string): TabStorage {
  const keep = <Answer>(work: (storage: Storage, prefix: string) => Answer) => {
    try {
      return work(window.sessionStorage, `${name}/`)
    } catch {
      // Blocked or full: the page works without it.
      return undefined
    }
  }
  return {
    read: key => keep((storage, prefix) => storage.getItem(prefix + key)) ?? undefined,
    write: (key, text) => keep((storage, prefix) => storage.setItem(prefix + key, text)),
    remove: key => keep((storage, prefix) => storage.removeItem(prefix + key)),
  }
}
