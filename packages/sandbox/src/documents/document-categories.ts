import { DOCUMENT_CATEGORY, type DocumentCategory } from '@sixpence/protocol'
import { type Sql, sqlPart } from '../db/index.ts'
import { REQUIRED_OF_BUSINESSES, type DocumentOwner } from '../papers/index.ts'
import { documentStatusId, wireNumberOf } from '../standing/index.ts'

/** True for a document that counts until the bank decides otherwise. */
export const COUNTS = sqlPart`in (${documentStatusId('submitted')},
  ${documentStatusId('confirmed')}, ${documentStatusId('underInvestigation')},
  ${documentStatusId('pending')})`

/** True for a document that the bank wants replaced. */
const IS_OVER = sqlPart`in (${documentStatusId('rejected')}, ${documentStatusId('expired')},
  ${documentStatusId('nameMismatch')})`

/** The number of a category, as stored. */
export const categoryNumber = (category: DocumentCategory): number =>
  wireNumberOf(DOCUMENT_CATEGORY, category)

/** Lists the categories in which the bank waits for a document. */
export async function missingCategories(
  sql: Sql,
  customerId: string,
  { isBusiness }: DocumentOwner,
): Promise<ReadonlySet<DocumentCategory>> {
  const rows = await sql<{ id: keyof typeof DOCUMENT_CATEGORY }>`
    select category_id as id from open_requirement requirement
    where customer_id = ${customerId} and not exists (
      select from limit_upload upload join customer_document d on d.id = upload.document_id
      where upload.requirement_id = requirement.id and d.status_id ${COUNTS})
    union
    select ${isBusiness ? 7 : 2}::smallint from customer_address address
    where address.customer_id = ${customerId} and address.is_document_required and not exists (
      select from customer_document d where d.address_id = address.id and d.status_id ${COUNTS})
    union
    select 1::smallint from (
      select status_id from identity_document where customer_id = ${customerId}
      order by position desc limit 1) identity
    where identity.status_id ${IS_OVER}`
  const missing = isBusiness ? await missingOfBusiness(sql, customerId) : []
  return new Set([...rows.map(({ id }) => DOCUMENT_CATEGORY[id]), ...missing])
}

async function missingOfBusiness(
  sql: Sql,
  customerId: string,
): Promise<readonly DocumentCategory[]> {
  const rows = await sql<{ id: keyof typeof DOCUMENT_CATEGORY }>`
    select distinct category_id as id from customer_document
    where customer_id = ${customerId} and main_id is null and status_id ${COUNTS}`
  const present = new Set(rows.map(({ id }) => DOCUMENT_CATEGORY[id]))
  return REQUIRED_OF_BUSINESSES.filter(category => !present.has(category))
}
