import type { DueDiligenceAnswer } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'

/** Stores the bank's findings about a business, in place of the earlier ones. */
export async function writeDueDiligence(
  sql: Sql,
  customerId: string,
  answers: readonly DueDiligenceAnswer[],
): Promise<void> {
  await sql`delete from due_diligence_answer where customer_id = ${customerId}`
  for (const { question, answer } of answers) {
    await sql`
      insert into due_diligence_answer (customer_id, question, answer)
      values (${customerId}, ${question}, ${answer})
      on conflict (customer_id, question) do update set answer = excluded.answer`
  }
}
