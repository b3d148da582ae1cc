import type { Sql } from './database.ts'

/** Undoes only the changes of `work` when it throws: the transaction around it continues. */
export async function savepoint<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint undo_to_here`
  try {
    const result = await work()
    await sql`release savepoint undo_to_here`
    return result
  } catch (error) {
    await sql`rollback to savepoint undo_to_here`
    await sql`release savepoint undo_to_here`
    throw error
  }
}
