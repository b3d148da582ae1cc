import type { RecordStorage } from '../platform/index.ts'
import type { TokenStore } from './token-store.ts'

/** Keeps the refresh record in the platform's storage, which in a browser is IndexedDB. */
export function recordTokenStore(storage: RecordStorage, namespace: string): TokenStore {
  const key = `${namespace}/session`
  return {
    read: () => storage.read(key),
    update: change => storage.update(key, change),
  }
}
