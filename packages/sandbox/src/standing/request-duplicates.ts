import type { Context } from '../context.ts'
import { requireDocuments, type LimitRequirement } from './require-documents.ts'
import { notifyStatusChange } from './notify-status-change.ts'

/**
 * Requests documents again that somebody else has submitted too; until that is settled, the
 * customer's details count as outdated. Only one request is open at a time: a new one replaces it.
 */
export async function requestDuplicates(
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
  customerId: string,
  requirements: readonly LimitRequirement[],
): Promise<void> {
  const { sql, clock, newId } = context
  await closeDuplicates(context, customerId)
  const id = newId()
  await sql`
    insert into duplicate_request (id, customer_id, since)
    values (${id}, ${customerId}, ${clock.now()})`
  await requireDocuments(context, { duplicateRequestId: id }, requirements)
  await notifyStatusChange(context, customerId)
}

/** Closes the request once all its documents are confirmed. */
export async function closeMetDuplicates(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  customerId: string,
): Promise<void> {
  await sql`
    update duplicate_request request set closed_at = ${clock.now()}
    where customer_id = ${customerId} and closed_at is null
      and (select bool_and(is_met(requirement)) from limit_requirement requirement
        where requirement.duplicate_request_id = request.id)`
}

/** Closes the request; other requirements stay. */
async function closeDuplicates({ sql, clock }: Pick<Context, 'sql' | 'clock'>, customerId: string) {
  await sql`
    update duplicate_request set closed_at = ${clock.now()}
    where customer_id = ${customerId} and closed_at is null`
}
