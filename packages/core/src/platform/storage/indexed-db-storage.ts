import { promisifyRequest } from 'idb-keyval'
import type { RecordStorage } from '../platform.ts'

const STORE = 'records'
/** Enough for a busy computer: giving up sooner would show a customer as signed out. */
const OPEN_MS = 10_000

/** Keeps records in IndexedDB, shared by the tabs of one origin. Rejects if that fails. */
export function indexedDbStorage(databaseName: string): RecordStorage {
  let opened: Promise<IDBDatabase | undefined> | undefined
  const open = () => (opened ??= openDatabase(databaseName, () => (opened = undefined)))
  const database = async () => {
    const db = await open()
    if (!db) throw new DOMException('The browser keeps no records', 'InvalidStateError')
    return db
  }
  return {
    read: async <Value>(key: string) =>
      promisifyRequest<Value | undefined>(storeOf(await database(), 'readonly').get(key)),
    update: async (key, change) => updateIn(await database(), key, change),
    list: async prefix => listIn(await database(), prefix),
    isDurable: async () => (await open()) !== undefined,
  }
}

async function openDatabase(name: string, forget: () => void): Promise<IDBDatabase | undefined> {
  // Some browsers never answer the request.
  const late = new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), OPEN_MS))
  try {
    // Throws at once in a sandboxed frame, whose origin is opaque.
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE)
    const opened = promisifyRequest(opening).then(db => letGo(db, forget))
    return await Promise.race([opened, late])
  } catch {
    return undefined
  }
}

/** Another tab may delete the database, or the browser may close it: it is then opened again. */
function letGo(db: IDBDatabase, forget: () => void): IDBDatabase {
  db.addEventListener('versionchange', () => {
    forget()
    db.close()
  })
  db.addEventListener('close', forget)
  return db
}

/** Reads and writes in one transaction, so that tabs change a record one after another. */
async function updateIn<Value>(
  db: IDBDatabase,
  key: string,
  change: (current: Value | undefined) => Value | undefined,
): Promise<Value | undefined> {
  const store = storeOf(db, 'readwrite')
  const next = change(await promisifyRequest<Value | undefined>(store.get(key)))
  if (next === undefined) store.delete(key)
  else store.put(next, key)
  await promisifyRequest(store.transaction)
  return next
}

async function listIn<Value>(
  db: IDBDatabase,
  prefix: string,
): Promise<readonly (readonly [string, Value])[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  const store = storeOf(db, 'readonly')
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest<Value[]>(store.getAll(range)),
  ])
  // All keys were written as text.
  return keys.map((key, index) => [key as string, values[index] as Value] as const)
}

const storeOf = (db: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  db.transaction(STORE, mode).objectStore(STORE)
