import type { Context } from '../../context.ts'
import { findRequests } from '../find-requests.ts'
import { isForPayment, type RequestRow } from '../request-row.ts'

/** Requests that wait for an approver's answer on a phone, as the phone shows them. */
export interface RequestPush {
  /** The push's key: `POST /push/{id}` answers it. */
  readonly id: string
  /** The approver. */
  readonly to: string
  readonly devices: readonly string[]
  readonly flow: 'requests'
  /** Two digits that the page shows too. */
  readonly identifier: string
  readonly endsAt: string
  /** The payments to approve, one by one. */
  readonly payments: readonly {
    readonly amount: string
    readonly fee: string
    readonly currencyCode: string
    /** The payee's name; for own accounts the number of the paid one, for a batch its name. */
    readonly payee: string
    readonly asker: string
  }[]
}

interface Row {
  id: string
  to: string
  devices: string[]
  identifier: string
  endsAt: Date
  ids: string[]
  customerId: string
}

/** Lists the requests that can be answered on a phone now, the last sent first. */
export async function listRequestPushes({
  sql,
  clock,
}: Pick<Context, 'sql' | 'clock'>): Promise<readonly RequestPush[]> {
  const rows = await sql<Row & Record<string, unknown>>`
    select push_key as id, approver.email as "to", identifier, expires_at as "endsAt",
      request_ids as ids, approval.customer_id as "customerId",
      coalesce((select array_agg(name order by last_activity_at desc) from device
        where device.customer_id = approver.id and approved_at is not null), '{}') as devices
    from request_approval approval join customer approver on approver.id = approver_id
    where push_key is not null and push_answer is null and expires_at > ${clock.now()}
    order by sent_at desc`
  const pushes: RequestPush[] = []
  for (const { endsAt, ids, customerId, ...push } of rows) {
    const filter = { ids, page: 1, size: ids.length }
    const found = await findRequests({ sql, clock, caller: { customerId } }, filter)
    const payments = found.rows.map(paymentOf)
    pushes.push({ ...push, flow: 'requests', endsAt: endsAt.toISOString(), payments })
  }
  return pushes
}

const paymentOf = (row: RequestRow) => ({
  amount: row.amount,
  fee: row.fee,
  currencyCode: row.currency_code,
  payee: row.payee_name === '' && isForPayment(row) ? row.to_account : row.payee_name,
  asker: row.requester_email,
})
