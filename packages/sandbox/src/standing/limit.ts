import { LIMIT_ACTION, LIMIT_REASON, type LimitAction, type LimitReason } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { wireNumberOf } from './wire-number.ts'

/** A document that lifts a limit: any of the category, or of the one kind. */
export interface LimitRequirement {
  /** The protocol's DOCUMENT_CATEGORY. */
  readonly categoryId: number
  readonly documentTypeId?: number | undefined
}

export interface NewLimit {
  readonly customerId: string
  readonly reason: LimitReason
  /** By default the way out of the reason. */
  readonly action?: LimitAction | undefined
  readonly requirements?: readonly LimitRequirement[] | undefined
}

const WAY_OUT: Record<LimitReason, LimitAction> = {
  expiredDocuments: 'upload',
  unpaidInvoice: 'payInvoice',
  sanctions: 'contactSupport',
  adverseMedia: 'contactSupport',
  investigation: 'contactSupport',
}

/**
 * Limits a customer: money still comes in, none goes out. Answers the id of the reason; a reason
 * that stands already stays as it is.
 */
export async function limit(
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
  { customerId, reason, action = WAY_OUT[reason], requirements = [] }: NewLimit,
): Promise<string> {
  // Two who limit the same customer at a time would not see each other's reason.
  await sql`select from customer where id = ${customerId} for update`
  const reasonId = wireNumberOf(LIMIT_REASON, reason)
  const [standing] = await sql<{ id: string }>`
    select id from limit_reason
    where customer_id = ${customerId} and reason_id = ${reasonId} and lifted_at is null`
  if (standing) return standing.id
  const id = newId()
  await sql`
    insert into limit_reason (id, customer_id, reason_id, action_type_id, since)
    values (${id}, ${customerId}, ${reasonId}, ${wireNumberOf(LIMIT_ACTION, action)}, ${clock.now()})`
  for (const { categoryId, documentTypeId } of requirements) {
    await sql`
      insert into limit_requirement (id, reason_id, category_id, document_type_id)
      values (${newId()}, ${id}, ${categoryId}, ${documentTypeId})`
  }
  return id
}
