import type { Sql } from '../db/index.ts'
import type { Finding } from './finding.ts'

/** Finds rows of batches whose payment isn't made, or isn't made under the row's own key. */
export const findBatchFaults = (sql: Sql) => sql<Finding>`
  select 'eachRowOnce' as invariant, 'row ' || row_id || ' of ' || batch_id as about,
    'its payment is ' || status || ' under ' || key as message
  from batch_payment join payment on payment.id = payment_id
  where status <> 'settled' or key <> batch_id || '.' || row_id`
