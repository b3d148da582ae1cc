import type { Context } from '../context.ts'
import { requireDocuments, type LimitRequirement } from './require-documents.ts'
import { notifyStatusChange } from './notify-status-change.ts'

/**
 * Asks a customer once more for documents that somebody else has handed in too, as an update of
 * their details. One request is open at a time: another one takes its place.
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
  await sql`update customer set needs_info_update = true where id = ${customerId}`
  await notifyStatusChange(context, customerId)
}

/** Asks for them no more; what else the customer is asked for stays. */
async function closeDuplicates({ sql, clock }: Pick<Context, 'sql' | 'clock'>, customerId: string) {
  await sql`
    update duplicate_request set closed_at = ${clock.now()}
    where customer_id = ${customerId} and closed_at is null`
}
