import type { InputOf } from '@sixpence/protocol'
import type { approvalMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { sqlPart } from '../db/index.ts'
import { dayRange } from '../input/index.ts'
import { isWaitingAt, requestGroup, type RequestRow, requestType } from './request-row.ts'

type Filter = Omit<InputOf<typeof approvalMethods.list>, 'page' | 'size'> & {
  readonly ids?: readonly string[] | undefined
  readonly page: number
  readonly size: number
}

/** The batch that a request is for, its content, and its outcome. */
const requestedBatch = sqlPart`
  left join batch_order batch on batch.id = request.batch_id
  left join ledger_account source on source.id = batch.account_id
  left join currency on currency.code = source.currency_code
  left join lateral (
    select count(*)::int as payments, round(sum(amount), currency.minor_units) as amount,
      sum(fee) as fee
    from batch_order_line where batch_id = request.batch_id
  ) asked on request.batch_id is not null
  left join lateral (
    select count(*)::int as refused from batch_payment
    where batch_id = request.batch_id and payment_id is null
  ) came on request.batch_id is not null`

/**
 * Returns one page of the requests of the customer acted for, and their number: waiting ones oldest
 * first, decided ones by latest decision, all together newest first.
 */
export async function findRequests(
  {
    sql,
    clock,
    caller,
  }: Pick<CallerContext, 'sql' | 'clock'> & {
    readonly caller: Pick<CallerContext['caller'], 'customerId'>
  },
  filter: Filter,
): Promise<{ readonly rows: readonly RequestRow[]; readonly total: number }> {
  const { from, before } = dayRange(filter)
  const now = clock.now()
  const rows = await sql<RequestRow & { results: number } & Record<string, unknown>>`
    select request.id, request.payment_id, request.batch_id, request.status, requested_by, requester.email as requester_email,
      full_name(requester) as requester_name, requested_at, request.expires_at,
      round(to_amount, target_currency.minor_units) as to_amount,
      target.currency_code as to_currency, decided_at, decided_by, full_name(decider) as decider_name, reason,
      payment.transaction_id, operation, coalesce(from_account, batch.account_id) as from_account,
      to_account, payment.payee_email, batch.type as batch_type, asked.payments, came.refused,
      coalesce(external->>'payeeName', embedder.name, invoice.payee_name, public_name(payee), batch.name, '') as payee_name,
      coalesce(party_kind(payee), 'person') as payee_kind, external,
      checkout_id, invoice_id, refunds_id,
      coalesce(payment.currency_code, source.currency_code) as currency_code,
      coalesce(payment.amount, asked.amount) as amount, coalesce(payment.fee, asked.fee) as fee, payment.note,
      subscription_terms(payment.id) as subscription, (count(*) over ())::int as results
    from payment_request request
      left join payment on payment.id = request.payment_id
      join customer requester on requester.id = requested_by
      left join ledger_account target on target.id = to_account
      left join currency target_currency on target_currency.code = target.currency_code
      left join customer_account on customer_account.id = to_account
      left join customer payee on payee.id = customer_account.customer_id
      left join customer decider on decider.id = decided_by
      left join checkout on checkout.id = checkout_id
      left join embedder using (client_key)
      left join invoice on invoice.id = invoice_id
      ${requestedBatch}
    where request.customer_id = ${caller.customerId}
      and (${filter.ids ?? null}::text[] is null or request.id = any(${filter.ids ?? null}))
      and (${filter.createdBy?.toLowerCase()}::text is null
        or requester.email = ${filter.createdBy?.toLowerCase()})
      and (${filter.transactionType}::text is null or ${filter.transactionType} = ${requestType})
      and (${filter.groupedTransactionType}::text is null
        or ${filter.groupedTransactionType} = ${requestGroup})
      and (${from}::timestamptz is null or requested_at >= ${from})
      and (${before}::timestamptz is null or requested_at < ${before})
      and (${filter.groupedStatus}::text is null or (${filter.groupedStatus} = 'waiting') =
        ${isWaitingAt(now)})
    order by
      case when ${filter.groupedStatus}::text = 'waiting' then requested_at end,
      case when ${filter.groupedStatus}::text = 'decided'
        then coalesce(decided_at, request.expires_at) end desc,
      requested_at desc, request.id
    limit ${filter.size}::integer offset ${(filter.page - 1) * filter.size}::integer`
  return { rows, total: rows[0]?.results ?? 0 }
}
