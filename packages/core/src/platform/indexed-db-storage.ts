import { openDB, type IDBPDatabase } from 'idb'
import { memoryStorage } from './memory-storage.ts'
import type { RecordStorage, TabChannel } from './platform.ts'

const STORE = 'records'
const OPEN_MS = 3_000

/**
 * Keeps records in IndexedDB, shared by the tabs of one origin. When the browser refuses to open
 * it, does not answer, or stops working later, records live on in memory, in step with the other
 * tabs that it happens to.
 */
export function indexedDbStorage(databaseName: string, tabs: TabChannel): RecordStorage {
  // What is known of the database, so that falling back to memory forgets nothing.
  const memory = memoryStorage()
  let fallback: Promise<RecordStorage> | undefined
  const inMemory = () => (fallback ??= shareInMemory(memory, tabs))
  let opened: Promise<IDBPDatabase | undefined> | undefined
  let isBroken = false
  const database = () => (opened ??= open(databaseName, () => (opened = undefined)))

  async function attempt<Result>(
    work: (database: IDBPDatabase) => Promise<Result>,
    otherwise: (shared: RecordStorage) => Promise<Result>,
  ): Promise<Result> {
    const db = isBroken ? undefined : await database()
    if (!db) return otherwise(await inMemory())
    try {
      return await work(db)
    } catch {
      isBroken = true
      return otherwise(await inMemory())
    }
  }

  return {
    read: <Value>(key: string) =>
      attempt<Value | undefined>(
        async db => memory.update<Value>(key, always(await db.get(STORE, key))),
        shared => shared.read(key),
      ),
    update: <Value>(key: string, change: (current: Value | undefined) => Value | undefined) =>
      attempt<Value | undefined>(
        async db => memory.update<Value>(key, always(await updateIn(db, key, change))),
        shared => shared.update(key, change),
      ),
    list: <Value>(prefix: string) =>
      attempt<readonly (readonly [string, Value])[]>(
        async db => listIn(db, prefix),
        shared => shared.list(prefix),
      ),
    isDurable: async () => (await database()) !== undefined && !isBroken,
  }
}

// Few browsers need it. Where it cannot be had each tab remembers for itself.
async function shareInMemory(memory: RecordStorage, tabs: TabChannel): Promise<RecordStorage> {
  const known = await memory.list('')
  try {
    return (await import('./shared-memory-storage.ts')).sharedMemoryStorage(tabs, known)
  } catch {
    return memory
  }
}

async function open(name: string, forget: () => void): Promise<IDBPDatabase | undefined> {
  // Some browsers leave the request without any answer.
  const late = new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), OPEN_MS))
  try {
    // A frame without an origin of its own throws here at once.
    const opening = openDB(name, 1, {
      upgrade: db => void db.createObjectStore(STORE),
      blocking(_current, _blocked, event) {
        forget()
        ;(event.target as IDBDatabase).close() // A version change is told to the connection itself.
      },
      terminated: forget,
    })
    return await Promise.race([opening, late])
  } catch {
    return undefined
  }
}

async function updateIn<Value>(
  db: IDBPDatabase,
  key: string,
  change: (current: Value | undefined) => Value | undefined,
): Promise<Value | undefined> {
  const transaction = db.transaction(STORE, 'readwrite')
  const next = change((await transaction.store.get(key)) as Value | undefined)
  await (next === undefined ? transaction.store.delete(key) : transaction.store.put(next, key))
  await transaction.done
  return next
}

async function listIn<Value>(
  db: IDBPDatabase,
  prefix: string,
): Promise<readonly (readonly [string, Value])[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  const transaction = db.transaction(STORE)
  const [keys, values] = await Promise.all([
    transaction.store.getAllKeys(range),
    transaction.store.getAll(range),
  ])
  // Only text was ever put in as a key.
  return keys.map((key, index) => [key as string, values[index] as Value] as const)
}

function always<Value>(value: unknown): () => Value | undefined {
  return () => value as Value | undefined // Records are read as what was written under the key.
}
