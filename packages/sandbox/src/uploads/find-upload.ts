import type { CallerContext } from '../context.ts'
import { sqlPart } from '../db/index.ts'

const KEPT_MS = 24 * 60 * 60 * 1000
/** More than anybody needs who uploads one document after another. */
const MOST_LOOSE = 20

/** Sent, or being sent, and not yet taken by a call. */
const IS_LOOSE = sqlPart`media_type is null`

const staleBefore = ({ clock }: Pick<CallerContext, 'clock'>) =>
  new Date(clock.now().getTime() - KEPT_MS)

/** A file sent in pieces. */
export interface PieceUpload {
  readonly id: string
  readonly size: number
  readonly received: number
}

/** Finds the caller's upload, not yet taken by a call; never another person's. */
export async function findUpload(
  id: string,
  context: Pick<CallerContext, 'sql' | 'caller' | 'clock'>,
): Promise<PieceUpload | undefined> {
  const { sql, caller } = context
  const [upload] = await sql<{ id: string; size: number; received: number }>`
    select id, size, received from stored_file
    where id = ${id} and customer_id = ${caller.customerId}
      and uploaded_by = ${caller.ownCustomerId} and created_at > ${staleBefore(context)}
      and ${IS_LOOSE} for update`
  return upload
}

/** Deletes an upload with its pieces; returns true if there was one. */
export async function deleteUpload(
  id: string,
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<boolean> {
  const deleted = await sql`
    delete from stored_file where id = ${id} and customer_id = ${caller.customerId}
      and uploaded_by = ${caller.ownCustomerId} and ${IS_LOOSE} returning id`
  return deleted.length > 0
}

/** Deletes uploads that no call has taken within a day. */
export async function deleteStale(context: Pick<CallerContext, 'sql' | 'clock'>): Promise<void> {
  await context.sql`
    delete from stored_file where created_at <= ${staleBefore(context)} and ${IS_LOOSE}`
}

/**
 * Returns the time when the first of a customer's unused uploads is deleted, if they have too many.
 * Locks the customer: the second of two simultaneous calls counts after the first.
 */
export async function fullUntil(
  context: Pick<CallerContext, 'sql' | 'caller' | 'clock'>,
): Promise<Date | undefined> {
  const { sql, caller } = context
  await sql`select from customer where id = ${caller.customerId} for no key update`
  const [row] = await sql<{ uploads: number; first: Date | null }>`
    select count(*)::int as uploads, min(created_at) as first from stored_file
    where customer_id = ${caller.customerId} and created_at > ${staleBefore(context)}
      and ${IS_LOOSE}`
  if (!row?.first || row.uploads < MOST_LOOSE) return undefined
  return new Date(row.first.getTime() + KEPT_MS)
}
