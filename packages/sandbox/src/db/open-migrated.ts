import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPgliteMigrated } from './open-pglite-migrated.ts'

export interface MigratedSource {
  /** A PostgreSQL server, version 15 or later; without it the database is embedded. */
  readonly databaseUrl?: string | undefined
  /** Folder of the embedded database; without it the data lives in memory. */
  readonly dataDir?: string | undefined
  /** True while this process still holds `dataDir`. */
  readonly isHeld?: (() => boolean) | undefined
  /** The bytes of `bank.dump.bin`, for a fast start of the embedded database. */
  readonly dump?: Uint8Array<ArrayBuffer> | undefined
}

/**
 * Opens the bank's database with the newest schema.
 *
 * @throws {Error} When the database is newer than this code, or doesn't match its migrations.
 */
export async function openMigrated(source: MigratedSource = {}): Promise<Database> {
  if (source.databaseUrl === undefined) return openPgliteMigrated(source)
  // Loaded here and not above, so that an embedded bank doesn't carry the driver.
  const { openPostgres } = await import('./open-postgres.ts')
  const database = await openPostgres(source.databaseUrl)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
