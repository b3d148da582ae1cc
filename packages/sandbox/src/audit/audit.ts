import type { Database, Sql } from '../db/index.ts'
import { findFaults } from './find-faults.ts'
import type { Finding } from './finding.ts'

/**
 * Audits the whole ledger at one moment, without blocking anyone, and returns everything that is
 * wrong with it: an empty list is a clean audit.
 */
export function audit(database: Database): Promise<Finding[]> {
  return atOneMoment(database, findFaults)
}

/** Runs the reads so that all statements see the same moment, whatever is committed meanwhile. */
export function atOneMoment<Result>(
  database: Database,
  read: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async sql => {
    await sql`set transaction isolation level repeatable read, read only`
    return read(sql)
  })
}
