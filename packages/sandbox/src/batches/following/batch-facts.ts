import { type SqlPart, sqlPart } from '../../db/index.ts'

/** The order, payment and request of each batch in a `page`, and what came of them. */
export const STATE_OF_PAGE = sqlPart`
  left join batch on batch.id = page.id
  left join batch_order ordered on ordered.id = page.id
  left join payment on payment.batch_id = page.id
  left join payment_approval approval on approval.payment_id = payment.id
  left join payment_request request on request.batch_id = page.id
  left join batch_cancellation cancelled on cancelled.batch_id = page.id
  left join lateral (
    select coalesce(request.expires_at, approval.expires_at) as waits_until
  ) waiting on true`

/** The columns of `BatchFacts` but `rows`, at a moment, for a query with {@link STATE_OF_PAGE}. */
export const batchFacts = (now: Date): SqlPart => sqlPart`
  coalesce(batch.paid, 0) as paid, coalesce(batch.refused, 0) as refused,
  payment.status as payment, request.status as request, batch.id is not null as "isBegun",
  coalesce(waits_until <= ${now}, false) as "isExpired",
  cancelled.batch_id is not null as "isCancelled"`
