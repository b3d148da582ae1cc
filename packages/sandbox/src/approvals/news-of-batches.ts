import type { RequestChange, TransactionRequest } from '@sixpence/protocol'
import { dayOf, linesNow } from '../batches/index.ts'
import type { CallerContext } from '../context.ts'
import { sqlPart } from '../db/index.ts'
import type { BatchRequestRow } from './request-row.ts'

type News = Required<
  Pick<TransactionRequest, 'isNewPayee' | 'hasChangedDetails' | 'payeeCounts' | 'changes'>
>

interface NewsRow {
  id: string
  isOtherPrice: boolean
  unpayable: number
  changedDetails: number
  newPayees: number
  noMatches: number
  closeMatches: number
}

/** Finds what is new or changed in waiting batches, and counts it by payment. */
export async function newsOfBatches(
  rows: readonly BatchRequestRow[],
  { sql, clock }: Pick<CallerContext, 'sql' | 'clock'>,
): Promise<ReadonlyMap<string, News>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(row => row.batch_id)
  const lines = sqlPart`(select * from batch_order_line where batch_id = any(${ids}))`
  const found = await sql<NewsRow & Record<string, unknown>>`
    select batch_id as id, bool_or(is_other_price) as "isOtherPrice",
      (count(*) filter (where not is_payable))::integer as unpayable,
      (count(*) filter (where is_payable and news = 'changedDetails'))::integer
        as "changedDetails",
      (count(*) filter (where is_payable and news = 'newPayee'))::integer as "newPayees",
      (count(*) filter (where is_payable and name_check = 'noMatch'))::integer as "noMatches",
      (count(*) filter (where is_payable and name_check = 'closeMatch'))::integer
        as "closeMatches"
    from ${linesNow(lines, dayOf(clock))} group by batch_id`
  const news = new Map(found.map(row => [row.id, row]))
  return new Map(
    rows.flatMap(row => {
      const batch = news.get(row.batch_id)
      return batch ? [[row.id, newsIn(batch)] as const] : []
    }),
  )
}

function newsIn({ isOtherPrice, ...counts }: NewsRow): News {
  const { newPayees, changedDetails, noMatches, closeMatches, unpayable } = counts
  const changes: RequestChange[] = [
    ...(isOtherPrice ? (['price'] as const) : []),
    ...(unpayable > 0 ? (['payeeClosed'] as const) : []),
  ]
  return {
    changes,
    isNewPayee: newPayees > 0,
    hasChangedDetails: changedDetails > 0,
    payeeCounts: { newPayees, changedDetails, noMatches, closeMatches, unpayable },
  }
}
