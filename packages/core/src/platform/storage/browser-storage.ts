import { fallbackStorage } from './fallback-storage.ts'
import { indexedDbStorage } from './indexed-db-storage.ts'
import type { RecordStorage, TabChannel } from '../platform.ts'

/**
 * Keeps records in IndexedDB. When the browser refuses to open it, does not answer, or fails later,
 * records are kept in memory, which the tabs that this happens to share.
 */
export function browserStorage(databaseName: string, tabs: TabChannel): RecordStorage {
  // Few browsers need it.
  return fallbackStorage(indexedDbStorage(databaseName), async known =>
    (await import('./shared-memory-storage.ts')).sharedMemoryStorage(tabs, known, databaseName),
  )
}
