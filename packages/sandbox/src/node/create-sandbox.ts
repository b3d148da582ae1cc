import { existsSync, readFileSync } from 'node:fs'
import { openMigrated, OtherMigrations, type Database, sqlState } from '../db/index.ts'
import { refreshGraceOf, runSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts'
import { postOverNetwork } from './posting/post-over-network.ts'
import { holdDataFolder, type DataFolder } from './data-folder.ts'
import { optimizeLater } from './optimize-later.ts'

export interface NodeSandboxOptions extends SandboxOptions {
  /** A PostgreSQL server, 15 or later, for a bank with several processes. */
  readonly databaseUrl?: string | undefined
  /** The folder that keeps an embedded bank; without it the bank ends with the process. */
  readonly dataDir?: string | undefined
  /**
   * True if merchants' notifications may go to servers of this machine, as in development. By
   * default true unless `NODE_ENV` is `production`. Pass false if strangers reach the bank.
   */
  readonly postsToThisMachine?: boolean | undefined
  /** True to delete first what the bank has kept in `dataDir`. */
  readonly startAfresh?: boolean | undefined
}

/**
 * Starts a bank in this process: in memory, in a folder, or on a PostgreSQL server. It keeps Node
 * alive until it is closed.
 *
 * @example
 *   const sandbox = await createSandbox()
 *   const response = await sandbox.fetch('http://bank.example/health')
 *   await sandbox.close()
 *
 * @throws {Error} With a message for people when the folder is held by another process, cannot be
 *   written, or holds a newer bank.
 */
export async function createSandbox(options: NodeSandboxOptions = {}): Promise<Sandbox> {
  // Before a database is opened.
  refreshGraceOf(options)
  const { databaseUrl, dataDir, startAfresh, postsToThisMachine, ...others } = options
  const isLocalAllowed = postsToThisMachine ?? process.env['NODE_ENV'] !== 'production'
  const rest = { ...others, post: others.post ?? postOverNetwork({}, { isLocalAllowed }) }
  if (databaseUrl !== undefined) return runSandbox(await openMigrated({ databaseUrl }), rest)
  optimizeLater()
  if (dataDir === undefined) return runSandbox(await openMigrated({ dump: builtDump() }), rest)
  return runInFolder(await holdDataFolder(dataDir, { startAfresh }), rest)
}

async function runInFolder(folder: DataFolder, options: SandboxOptions): Promise<Sandbox> {
  try {
    const sandbox = await runSandbox(await openIn(folder), options).catch((cause: unknown) => {
      throw sqlState(cause) === undefined ? cause : damaged(folder, cause)
    })
    folder.markReady()
    const close = async () => {
      await sandbox.close()
      await folder.release()
    }
    return { ...sandbox, close }
  } catch (cause) {
    await folder.release()
    throw cause
  }
}

async function openIn(folder: DataFolder): Promise<Database> {
  const { database: dataDir, isHeld } = folder
  try {
    return await openMigrated({ dataDir, isHeld, dump: builtDump() })
  } catch (cause) {
    throw cause instanceof OtherMigrations ? cause : damaged(folder, cause)
  }
}

/** PGlite fails in many ways on an incomplete database, without naming the reason. */
const damaged = ({ path }: DataFolder, cause: unknown) =>
  new Error(
    `The bank in the data folder ${path} cannot be opened: its files are damaged, or another ` +
      'PostgreSQL made them. Start afresh with --reset (npm start -- --reset), which deletes the ' +
      'data of the bank, or give another folder.',
    { cause },
  )

/** Returns the dump beside the built files, or in `dist` when the sources run. */
function builtDump(): Uint8Array<ArrayBuffer> | undefined {
  const paths = ['./bank.dump.bin', '../../dist/bank.dump.bin']
  const dump = paths.map(path => new URL(path, import.meta.url)).find(url => existsSync(url))
  return dump && new Uint8Array(readFileSync(dump))
}
