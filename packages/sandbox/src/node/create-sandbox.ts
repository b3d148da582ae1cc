import { existsSync, readFileSync } from 'node:fs'
import { openMigrated } from '../db/index.ts'
import { runSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts'
import { holdDataFolder, type DataFolder } from './data-folder.ts'

export interface NodeSandboxOptions extends SandboxOptions {
  /** A PostgreSQL server, 15 or later, for a bank of several processes. */
  readonly databaseUrl?: string | undefined
  /** Keeps an embedded bank in this folder; without it the bank is gone with the process. */
  readonly dataDir?: string | undefined
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
  const { databaseUrl, dataDir, ...others } = options
  const rest = { ...others, post: others.post ?? fetch }
  if (databaseUrl !== undefined) return runSandbox(await openMigrated({ databaseUrl }), rest)
  if (dataDir === undefined) return runSandbox(await openMigrated({ dump: builtDump() }), rest)
  return runInFolder(holdDataFolder(dataDir), rest)
}

async function runInFolder(folder: DataFolder, options: SandboxOptions): Promise<Sandbox> {
  try {
    const database = await openMigrated({ dataDir: folder.database, dump: builtDump() })
    const sandbox = await runSandbox(database, options)
    folder.markReady()
    const close = async () => {
      await sandbox.close()
      folder.release()
    }
    return { ...sandbox, close }
  } catch (cause) {
    folder.release()
    throw cause
  }
}

/** The dump lies beside the built files, or in `dist` when the sources run. */
function builtDump(): Uint8Array<ArrayBuffer> | undefined {
  const places = ['./bank.dump.bin', '../../dist/bank.dump.bin']
  const place = places.map(path => new URL(path, import.meta.url)).find(url => existsSync(url))
  return place && new Uint8Array(readFileSync(place))
}
