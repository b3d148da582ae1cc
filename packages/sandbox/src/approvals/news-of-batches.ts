import type { RequestChange, TransactionRequest } from '@sixpence/protocol'
import { linesNow } from '../batches/index.ts'
import type { CallerContext } from '../context.ts'
import type { BatchRequestRow } from './request-row.ts'

type News = Required<Pick<TransactionRequest, 'isNewPayee' | 'changes'>>

interface NewsRow {
  id: string
  isOtherPrice: boolean
  isUnpayable: boolean
  isNewPayee: boolean
}

/** Finds what is new or changed in waiting batches, in some of their payments or in all. */
export async function newsOfBatches(
  rows: readonly BatchRequestRow[],
  { sql }: Pick<CallerContext, 'sql'>,
): Promise<ReadonlyMap<string, News>> {
  if (rows.length === 0) return new Map()
  const found = await sql<NewsRow & Record<string, unknown>>`
    select batch_id as id, bool_or(is_other_price) as "isOtherPrice",
      bool_or(not is_payable) as "isUnpayable",
      coalesce(bool_or(is_payable and is_new), false) as "isNewPayee"
    from ${linesNow(rows.map(row => row.batch_id))} group by batch_id`
  const news = new Map(found.map(row => [row.id, row]))
  return new Map(
    rows.flatMap(row => {
      const batch = news.get(row.batch_id)
      return batch ? [[row.id, newsIn(batch)] as const] : []
    }),
  )
}

function newsIn({ isOtherPrice, isUnpayable, isNewPayee }: NewsRow): News {
  const changes: RequestChange[] = [
    ...(isOtherPrice ? (['price'] as const) : []),
    ...(isUnpayable ? (['payeeClosed'] as const) : []),
  ]
  return { changes, isNewPayee }
}
