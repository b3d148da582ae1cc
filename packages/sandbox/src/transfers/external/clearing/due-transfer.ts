import type { Sql } from '../../../db/index.ts'

/** A transfer whose next step is due. */
export interface DueTransfer {
  readonly paymentId: string
  readonly state: 'sent' | 'arrived'
  /** The time of the step, by the rail; it may be some time ago. */
  readonly at: Date
}

/**
 * Returns the transfer that is due first and that no other process has taken; locked until the
 * transaction ends.
 */
export async function nextDue(sql: Sql, now: Date): Promise<DueTransfer | undefined> {
  const [due] = await sql<DueTransfer & Record<string, unknown>>`
    select payment_id as "paymentId", state,
      case state when 'sent' then arrives_at else returns_at end as at
    from external_transfer
    where (state = 'sent' and arrives_at <= ${now}) or (state = 'arrived' and returns_at <= ${now})
    order by arrives_at, payment_id limit 1 for update skip locked`
  return due
}
