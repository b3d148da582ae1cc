import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RecordStorage } from '../platform.ts'

const SUFFIX = '.json'

/**
 * Keeps each record in a JSON file, in a directory only this user can read. Replaces a record
 * completely or not at all. For one process at a time.
 */
export function fileStorage(directory: string): RecordStorage {
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work)
    queue = result.catch(() => undefined)
    return result
  }
  const pathOf = (key: string) => join(directory, encodeURIComponent(key) + SUFFIX)

  return {
    read: key => inTurn(() => readRecord(pathOf(key))),
    update: (key, change) =>
      inTurn(async () => {
        const next = change(await readRecord(pathOf(key)))
        await (next === undefined
          ? rm(pathOf(key), { force: true })
          : writeRecord(directory, pathOf(key), next))
        return next
      }),
    list: <Value>(prefix: string) =>
      inTurn(async () => {
        const found: (readonly [string, Value])[] = []
        for (const key of await keysIn(directory)) {
          const value = key.startsWith(prefix) ? await readRecord<Value>(pathOf(key)) : undefined
          if (value !== undefined) found.push([key, value])
        }
        return found
      }),
    isDurable: async () => true,
  }
}

async function readRecord<Value>(path: string): Promise<Value | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Value // Written under this key.
  } catch (cause) {
    if (isMissing(cause)) return undefined
    throw cause
  }
}

async function writeRecord(directory: string, path: string, value: unknown): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const draft = `${path}.draft`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(value))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

async function keysIn(directory: string): Promise<string[]> {
  try {
    const names = await readdir(directory)
    return names
      .filter(name => name.endsWith(SUFFIX))
      .map(name => decodeURIComponent(name.slice(0, -SUFFIX.length)))
      .toSorted()
  } catch (cause) {
    if (isMissing(cause)) return []
    throw cause
  }
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
}
