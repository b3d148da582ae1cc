import { fallbackStorage } from './fallback-storage.ts'
import { indexedDbStorage } from './indexed-db-storage.ts'
import type { RecordStorage, TabChannel } from '../platform.ts'

/**
 * Keeps records in IndexedDB. If the browser refuses to open it, doesn't respond, or fails later,
 * keeps them in memory, shared by the affected tabs.
 */
export function browserStorage(databaseName: string, tabs: TabChannel): RecordStorage {
  // Loaded on demand: few browsers need it.
  return fallbackStorage(indexedDbStorage(databaseName), async known =>
    (await import('./shared-memory-storage.ts')).sharedMemoryStorage(tabs, known, databaseName),
  )
}
