import type { Context } from '../../context.ts'

/** A push that waits for an answer, for the control API. */
export interface WaitingPush {
  /** The push's key: `POST /push/{id}` answers it. */
  readonly id: string
  /** The customer's address. */
  readonly to: string
  /** The devices that show it. */
  readonly devices: readonly string[]
  /**
   * `push`: the devices show it. `verifyDevice`: they must scan a QR code. `migrate`: it asks the
   * user to confirm that sign-ins are approved on the phone from now on.
   */
  readonly flow: string
  /** Two digits that the sign-in page shows too; null for `migrate`. */
  readonly identifier: string | null
  readonly endsAt: string
}

/** Lists the pushes that can be answered now, newest first. */
export async function listPushes({ sql, clock }: Pick<Context, 'sql' | 'clock'>) {
  const rows = await sql<Omit<WaitingPush, 'endsAt'> & { endsAt: Date }>`
    select push_key as id, email as "to", flow, identifier, expires_at as "endsAt",
      coalesce((select array_agg(name order by last_activity_at desc) from device
        where device.customer_id = customer.id), '{}') as devices
    from sign_in_step join customer on customer.id = customer_id
    where push_key is not null and flow <> 'enable' and push_answer is null and used_at is null
      and expires_at > ${clock.now()}
    order by sent_at desc`
  return rows.map(({ endsAt, ...push }): WaitingPush => ({
    ...push,
    endsAt: endsAt.toISOString(),
  }))
}
