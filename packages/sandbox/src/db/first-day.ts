import type { Database, Sql } from './database.ts'
import { type CopiedDay, hasCopy, restoreCopy, takeCopy } from './first-day-copy.ts'
import { migrate } from './migrate.ts'
import { SCHEMA } from './schema-name.ts'
import { inTransaction } from './transaction.ts'

/** The contents of a bank on its first day. */
export interface FirstDay extends CopiedDay {
  /** Fills a migrated database; leaves it unchanged if it has people. */
  readonly fill: (sql: Sql) => Promise<void>
  /** Adds the secrets that each bank creates for itself, if missing. */
  readonly addSecrets: (sql: Sql) => Promise<void>
}

/**
 * Brings an empty bank to its first day, once even if several processes ask at the same time. The
 * embedded database copies the rows that the dump or an earlier start left next to its tables.
 */
export async function beginFirstDay(database: Database, day: FirstDay): Promise<void> {
  if (await hasCopy(database, day)) return restore(database, day)
  await database.transaction(async sql => {
    await day.fill(sql)
    await day.addSecrets(sql)
  })
  await takeCopy(database, day)
}

/**
 * Returns the bank to its first day. The embedded database copies its rows back in some tens of
 * milliseconds; a server drops its schema, then migrates and fills it again, because switching
 * triggers off would need a superuser.
 */
export async function returnToFirstDay(database: Database, day: FirstDay): Promise<void> {
  if (await hasCopy(database, day)) return restore(database, day)
  await empty(database)
  await beginFirstDay(database, day)
}

/**
 * Makes the copy of a first day in a database without one, and leaves the database empty: the
 * content of the dump.
 */
export async function laySeedAside(database: Database, day: FirstDay): Promise<void> {
  await database.transaction(day.fill)
  await takeCopy(database, day)
  await empty(database)
}

async function empty(database: Database): Promise<void> {
  const schema = database.kind === 'postgres' ? SCHEMA : 'public'
  // Other processes may be working, with locks on what is dropped.
  await inTransaction({ database }, (_sql, script) =>
    script(`drop schema if exists ${schema} cascade`),
  )
  if (database.kind === 'pglite') await database.script('create schema public')
  await migrate(database)
}

async function restore(database: Database, day: FirstDay): Promise<void> {
  await database.transaction(async sql => {
    await restoreCopy(sql, day)
    await day.addSecrets(sql)
  })
}
