import { openDB, type IDBPDatabase } from 'idb'
import type { RecordStorage } from '../platform.ts'

const STORE = 'records'
/** As long as a busy computer may take: who gives up sooner shows a customer signed out. */
const OPEN_MS = 10_000

/** Keeps records in IndexedDB, shared by the tabs of one origin. Rejects where that fails. */
export function indexedDbStorage(databaseName: string): RecordStorage {
  let opened: Promise<IDBPDatabase | undefined> | undefined
  const open = () => (opened ??= openDatabase(databaseName, () => (opened = undefined)))
  const database = async () => {
    const db = await open()
    if (!db) throw new DOMException('The browser keeps no records', 'InvalidStateError')
    return db
  }
  return {
    read: async <Value>(key: string) =>
      (await (await database()).get(STORE, key)) as Value | undefined, // As it was written.
    update: async (key, change) => updateIn(await database(), key, change),
    list: async prefix => listIn(await database(), prefix),
    isDurable: async () => (await open()) !== undefined,
  }
}

async function openDatabase(name: string, forget: () => void): Promise<IDBPDatabase | undefined> {
  // Some browsers leave the request without any answer.
  const late = new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), OPEN_MS))
  try {
    // In a sandboxed frame, whose origin is opaque, this throws at once.
    const opening = openDB(name, 1, {
      upgrade: db => void db.createObjectStore(STORE),
      blocking(_current, _blocked, event) {
        forget()
        ;(event.target as IDBDatabase).close() // The event is dispatched on the connection itself.
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
