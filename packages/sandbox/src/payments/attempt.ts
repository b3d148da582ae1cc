import { savepoint, type Sql } from '../db/index.ts'
import { Refusal } from '../http/index.ts'

/** Does work that the bank may refuse: then nothing of it stays, and the refusal is the answer. */
export async function attempt<T>(sql: Sql, work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await savepoint(sql, work)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
