import { savepoint, type Sql } from '../db/index.ts'
import { Refusal } from '../http/index.ts'

/** Runs work that the bank may refuse: then undoes all of it and returns the refusal. */
export async function attempt<T>(sql: Sql, work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await savepoint(sql, work)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
