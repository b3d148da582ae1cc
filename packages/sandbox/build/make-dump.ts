import { gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { writeDump } from '../src/db/dump.ts'
import { migrate } from '../src/db/migrate.ts'
import { pgliteDatabase } from '../src/db/open-pglite.ts'

// Write-ahead log in pieces of 1 MB and not 16: a data folder carries at least one whole piece.
const SMALL_LOG = ['--wal-segsize=1', '--no-sync']
const SMALL_SERVER = [
  'min_wal_size=2MB',
  'max_wal_size=4MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
  'autovacuum=off',
]

// One statement a call: several in one are a transaction, in which none of these may run.
const SLIM = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'vacuum full',
  'vacuum analyze',
  'checkpoint',
  'checkpoint',
]

/** Migrates an empty database and answers the file that every other bank starts from. */
export async function makeDump(): Promise<Uint8Array> {
  const pglite = await PGlite.create({
    initDbStartParams: SMALL_LOG,
    postgresqlconf: SMALL_SERVER,
  })
  await migrate(pgliteDatabase(pglite))
  for (const statement of SLIM) await pglite.exec(statement)
  const tar = await pglite.dumpDataDir('none')
  await pglite.close()
  const gzipped = new Uint8Array(gzipSync(await tar.arrayBuffer(), { level: 9 }))
  return new Uint8Array(await writeDump(gzipped).arrayBuffer())
}
