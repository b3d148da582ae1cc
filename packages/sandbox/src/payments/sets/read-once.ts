import type { Sql } from '../../db/index.ts'

/**
 * Runs each statement once, and answers its repetitions with the same values from memory: for
 * reading tables that don't change meanwhile.
 */
export function readOnce(sql: Sql): Sql {
  const answers = new Map<string, Promise<object[]>>()
  const read = (text: TemplateStringsArray, ...values: unknown[]) => {
    const question = JSON.stringify([text, values])
    const answer = answers.get(question) ?? sql<object>(text, ...values)
    answers.set(question, answer)
    return answer
  }
  // Only the author of a statement knows its columns.
  return read as Sql
}
