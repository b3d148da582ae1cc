import type { Sql } from '../../db/index.ts'
import { documentTypeName } from '../../papers/index.ts'
import { documentStatusId } from '../../standing/index.ts'

/** A document waiting for the bank. */
export interface WaitingDocument {
  readonly id: string
  readonly to: string
  readonly statusId: number
  readonly documentType: string
  readonly uploaded: string
  readonly files: number
}

/** Lists the documents that the bank's staff must review, oldest first. */
export async function listWaiting(sql: Sql): Promise<readonly WaitingDocument[]> {
  const rows = await sql<{
    id: string
    to: string
    statusId: number
    typeId: number
    at: Date
    files: number
  }>`
    select d.id, email as to, d.status_id as "statusId", d.document_type_id as "typeId",
      d.uploaded_at as at,
      (select count(*)::integer from customer_document f where f.id = d.id or f.main_id = d.id) as files
    from customer_document d join customer on customer.id = d.customer_id
    where d.main_id is null and d.status_id in (${documentStatusId('submitted')},
      ${documentStatusId('pending')}, ${documentStatusId('underInvestigation')})
    order by d.position limit 100`
  return rows.map(({ typeId, at, ...row }) => ({
    ...row,
    documentType: documentTypeName('en', typeId),
    uploaded: at.toISOString(),
  }))
}
