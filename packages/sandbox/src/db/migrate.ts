import type { Database, Sql } from './database.ts'
import type { Migration } from './migration.ts'
import { MIGRATIONS } from './migrations.gen.ts'
import { SCHEMA } from './schema-name.ts'

/** The database was made by newer or much older code, or by files that have changed since. */
export class OtherMigrations extends Error {
  override readonly name = 'OtherMigrations'
}

/** Any number that nothing else in the database locks. */
const LOCK = 6_112_016

/**
 * Brings a database to the newest schema, once even if several processes ask at the same time.
 *
 * @throws {OtherMigrations} When the database was made by newer code, by files that have changed
 *   since, or before the first release.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await database.transaction(async (sql, script) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`
    if (database.kind === 'postgres') await script(`create schema if not exists ${SCHEMA}`)
    const done = await appliedTo(sql)
    assertSame(done, migrations, afreshWith(database))
    for (const { name, checksum, text } of migrations.slice(done.length)) {
      await script(text)
      await sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`
    }
  })
}

async function appliedTo(sql: Sql): Promise<{ name: string; checksum: string }[]> {
  await sql`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`
  return sql`select name, checksum from schema_migration order by name`
}

function assertSame(
  done: readonly { name: string; checksum: string }[],
  known: readonly Migration[],
  afresh: string,
): void {
  if (done[0] && done[0].name !== known[0]?.name) {
    throw new OtherMigrations(
      'The database was made by a version of this bank from before its first release, and cannot ' +
        `be brought up to date. Nothing was changed. ${afresh}`,
    )
  }
  for (const [index, { name, checksum }] of done.entries()) {
    const migration = known[index]
    if (migration?.name !== name) {
      throw new OtherMigrations(
        `The database is newer than this bank: it has the migration "${name}". ` +
          `Start the newer version. ${afresh}`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new OtherMigrations(
        `The migration "${name}" was changed after this database was made. ` +
          `Restore its file and put the change into a new one. ${afresh}`,
      )
    }
  }
}

/** Advice for an unusable database: the bank itself deletes nothing. */
const afreshWith = ({ kind }: Database) =>
  kind === 'pglite'
    ? 'To start afresh, start with --reset or delete the data folder: both delete the data.'
    : `To start afresh, drop the schema "${SCHEMA}" on the server: that deletes the data.`
