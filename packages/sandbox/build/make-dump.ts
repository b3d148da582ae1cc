import { gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { writeDump } from '../src/db/dump.ts'
import { laySeedAside } from '../src/db/first-day.ts'
import { migrate } from '../src/db/migrate.ts'
import { pgliteDatabase } from '../src/db/open-pglite.ts'
import { firstDay } from '../src/seed/index.ts'

// Any day: a bank moves the rows to its own.
const DAY = new Date('2026-01-01T00:00:00.000Z')

// Write-ahead log in pieces of 1 MB and not 16: a data folder carries at least one whole piece.
const SMALL_LOG = ['--wal-segsize=1', '--no-sync']
const SMALL_SERVER = [
  'min_wal_size=2MB',
  'max_wal_size=4MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
  // Without it the folder carries used pieces of the log for later.
  'wal_recycle=off',
  'autovacuum=off',
  // All of it is zeroed at each start: 128 MB take a fifth of the time.
  'shared_buffers=32MB',
  // Its files lie in memory, or in the system's: a page costs little beside what is done to its rows.
  'seq_page_cost=0.2',
  'random_page_cost=0.2',
]

// One statement a call: several in one are a transaction, in which none of these may run.
const SLIM = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'vacuum full',
  // Without `vacuum`, which would lay one or two files more beside each table.
  'analyze',
  'checkpoint',
  'checkpoint',
]

/** Makes an empty bank with its seed laid aside, and answers the file that all others start from. */
export async function makeDump(): Promise<Uint8Array> {
  const pglite = await PGlite.create({
    initDbStartParams: SMALL_LOG,
    postgresqlconf: SMALL_SERVER,
    extensions: { pg_trgm },
  })
  const database = pgliteDatabase(pglite)
  await migrate(database)
  await laySeedAside(database, firstDay(DAY))
  for (const statement of SLIM) await pglite.exec(statement)
  const tar = await pglite.dumpDataDir('none')
  await pglite.close()
  const gzipped = new Uint8Array(gzipSync(await tar.arrayBuffer(), { level: 9 }))
  return new Uint8Array(await writeDump(gzipped).arrayBuffer())
}
