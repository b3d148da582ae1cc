import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockFolder } from './folder-lock.ts'

const NEEDED_BYTES = 64 * 1024 * 1024

/** A folder that this process alone holds. */
export interface DataFolder {
  readonly path: string
  /** Where the embedded database lies in it. */
  readonly database: string
  /** False once another process has taken it over: nothing may be written to it any more. */
  readonly isHeld: () => boolean
  /** Says that the database in it is whole; before that it may be thrown away. */
  markReady(): void
  release(): Promise<void>
}

/**
 * Takes hold of a data folder. Two processes on one embedded database would lose each other's
 * writes without a word. With `startAfresh` what the bank keeps there is deleted first, and nothing
 * else.
 *
 * @throws {Error} With a message for people: the folder is held, cannot be written, or the disk is
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
      assertRoom(folder)
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

function assertRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < NEEDED_BYTES) throw new Error(fullText(folder))
}

const fullText = (folder: string) =>
  `The disk with the data folder ${folder} is full: the bank needs 64 MB. Nothing was changed.`

/** Says in words what the file system said in letters. */
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
  // Node says ENOENT of a folder that it may not make on a disk mounted to be read only.
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
