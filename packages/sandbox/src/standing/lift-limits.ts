import type { Context } from '../context.ts'
import { documentStatusId } from './wire-number.ts'

type Now = Pick<Context, 'sql' | 'clock'>

/** Lifts one reason; a customer without another one is not limited any more. */
export async function liftLimit({ sql, clock }: Now, reasonId: string): Promise<void> {
  await sql`
    update limit_reason set lifted_at = ${clock.now()} where id = ${reasonId} and lifted_at is null`
}

/**
 * Lifts every reason of a customer that asks for documents, once each that it asks for is
 * confirmed. Answers the ids of these reasons.
 */
export async function liftMetLimits(
  { sql, clock }: Now,
  customerId: string,
): Promise<readonly string[]> {
  const lifted = await sql<{ id: string }>`
    update limit_reason reason set lifted_at = ${clock.now()}
    where customer_id = ${customerId} and lifted_at is null
      and exists (select from limit_requirement where reason_id = reason.id)
      and not exists (
        select from limit_requirement requirement
        where requirement.reason_id = reason.id and not exists (
          select from limit_upload upload join customer_document d on d.id = upload.document_id
          where upload.requirement_id = requirement.id and d.status_id = ${documentStatusId('confirmed')}))
    returning id`
  return lifted.map(({ id }) => id)
}
