import type { Database } from './database.ts'
import { readDump } from './dump.ts'
import { migrate } from './migrate.ts'
import { openPglite, type PgliteSource } from './open-pglite.ts'

export interface MigratedPgliteSource extends Omit<PgliteSource, 'loadDataDir'> {
  /** The bytes of `bank.dump.bin`: starting from it takes a quarter of the time. */
  readonly dump?: Uint8Array<ArrayBuffer> | undefined
}

/**
 * Opens the embedded database with the newest schema, from the dump if there is one that fits.
 * Opens and migrates a data folder that already holds a bank.
 */
export async function openPgliteMigrated(source: MigratedPgliteSource = {}): Promise<Database> {
  const { dump, ...rest } = source
  const database = await openFrom(dump && readDump(dump), rest)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openFrom(loadDataDir: Blob | undefined, rest: PgliteSource): Promise<Database> {
  if (!loadDataDir) return openPglite(rest)
  try {
    return await openPglite({ ...rest, loadDataDir })
  } catch (error) {
    // PGlite's message, since there is no code; it throws before it changes anything.
    if (!String(error).includes('already exists')) throw error
    return openPglite(rest)
  }
}
