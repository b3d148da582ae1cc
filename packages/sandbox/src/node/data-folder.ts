import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

const NEEDED_BYTES = 64 * 1024 * 1024

/** A folder that this process alone holds. */
export interface DataFolder {
  /** Where the embedded database lies in it. */
  readonly database: string
  /** Says that the database in it is whole; before that it may be thrown away. */
  markReady(): void
  release(): void
}

/**
 * Takes hold of a data folder. Two processes on one embedded database would lose each other's
 * writes without a word.
 *
 * @throws {Error} With a message for people: the folder is held, cannot be written, or the disk is
 *   full.
 */
export function holdDataFolder(path: string): DataFolder {
  const folder = resolve(path)
  const lock = join(folder, 'lock')
  const ready = join(folder, 'ready')
  const database = join(folder, 'postgres')
  explained(folder, () => {
    mkdirSync(folder, { recursive: true })
    takeLock(lock, folder)
  })
  try {
    assertRoom(folder)
    // Left by a first start that was cut off: nobody has ever used it.
    if (!existsSync(ready)) rmSync(database, { recursive: true, force: true })
  } catch (cause) {
    unlinkSync(lock)
    throw cause
  }
  return {
    database,
    markReady: () => explained(folder, () => writeFileSync(ready, '')),
    release: () => rmSync(lock, { force: true }),
  }
}

function takeLock(lock: string, folder: string): void {
  const holder = holderOf(lock)
  if (holder !== undefined && isAlive(holder)) {
    throw new Error(
      `The data folder ${folder} is in use by the process ${holder}. Stop that one first, or ` +
        `give this one another folder. If no bank runs there, delete ${lock}.`,
    )
  }
  if (existsSync(lock)) unlinkSync(lock)
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause
    // Somebody took it between the look and the writing.
    takeLock(lock, folder)
  }
}

function holderOf(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined
    throw cause
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // EPERM: it lives, and belongs to somebody else.
    return codeOf(cause) === 'EPERM'
  }
}

function assertRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < NEEDED_BYTES) throw new Error(fullText(folder))
}

const fullText = (folder: string) =>
  `The disk with the data folder ${folder} is full: the bank needs 64 MB. Nothing was changed.`

/** Says in words what the file system said in letters. */
function explained(folder: string, work: () => void): void {
  try {
    work()
  } catch (cause) {
    const code = codeOf(cause)
    if (code === 'ENOSPC') throw new Error(fullText(folder), { cause })
    // Node says ENOENT of a folder that it may not make on a disk mounted to be read only.
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT') {
      throw new Error(
        `The data folder ${folder} cannot be written. Change its owner or rights, or give ` +
          'another one.',
        { cause },
      )
    }
    if (code === 'ENOTDIR' || code === 'EEXIST') {
      throw new Error(`The data folder ${folder} is no folder: a file is in its way.`, { cause })
    }
    throw cause
  }
}

function codeOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined
  return typeof cause.code === 'string' ? cause.code : undefined
}
