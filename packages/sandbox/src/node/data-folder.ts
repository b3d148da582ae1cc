import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockFolder } from './folder-lock.ts'

const NEEDED_BYTES = 64 * 1024 * 1024

/** A folder that only this process holds. */
export interface DataFolder {
  readonly path: string
  /** The path of the embedded database in it. */
  readonly database: string
  /** False once another process has taken it over: nothing may be written to it any more. */
  readonly isHeld: () => boolean
  /** Marks its database as complete; before that it may be deleted. */
  markReady(): void
  release(): Promise<void>
}

/**
 * Locks a data folder. Two processes on one embedded database would silently lose each other's
 * writes. With `startAfresh` the bank's data there is deleted first, and nothing else.
 *
 * @throws {Error} With a readable message: the folder is held, can't be written, or the disk is
 *   full.
 */
export async function holdDataFolder(
  path: string,
  { startAfresh = false }: { readonly startAfresh?: boolean | undefined } = {},
): Promise<DataFolder> {
  const folder = resolve(path)
  const ready = join(folder, 'ready')
  const database = join(folder, 'postgres')
  const { isHeld, release } = await explained(folder, async () => {
    mkdirSync(folder, { recursive: true })
    return lockFolder(folder)
  })
  try {
    await explained(folder, async () => {
      assertSpace(folder)
      if (startAfresh) rmSync(ready, { recursive: true, force: true })
      // A first start that was interrupted left it behind: it holds no data yet.
      if (!existsSync(ready)) rmSync(database, { recursive: true, force: true })
    })
  } catch (cause) {
    await release()
    throw cause
  }
  const markReady = () => {
    try {
      writeFileSync(ready, '')
    } catch (cause) {
      throw inWords(folder, cause)
    }
  }
  return { path: folder, database, isHeld, markReady, release }
}

function assertSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < NEEDED_BYTES) throw new Error(fullText(folder))
}

const fullText = (folder: string) =>
  `The disk with the data folder ${folder} is full: the bank needs 64 MB. Nothing was changed.`

/** Turns the file system's error codes into words. */
async function explained<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw inWords(folder, cause)
  }
}

function inWords(folder: string, cause: unknown): unknown {
  const code = codeOf(cause)
  if (code === 'ENOSPC') return new Error(fullText(folder), { cause })
  // Node throws ENOENT for a folder that it can't make on a read-only disk.
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT') {
    const text = `The data folder ${folder} cannot be written. Change its owner or rights, or give another one.`
    return new Error(text, { cause })
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new Error(`The data folder ${folder} is no folder: a file is in its way.`, { cause })
  }
  return cause
}

function codeOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined
  return typeof cause.code === 'string' ? cause.code : undefined
}
