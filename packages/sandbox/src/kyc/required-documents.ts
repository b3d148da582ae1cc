import {
  DOCUMENT_CATEGORY,
  type DocumentCategory,
  type KycCustomerInfo,
  type KycKind,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'

const CATEGORIES: Readonly<Record<KycKind, readonly DocumentCategory[]>> = {
  personal: ['identity', 'address'],
  business: ['businessRegistration', 'businessAddress', 'control'],
}

/** Submitted, confirmed, under investigation or pending: any other document counts as none. */
const COUNTING = [0, 2, 31, 41]

/** The documents that the bank asks for, and whether they are there. */
export async function requiredDocuments(
  kind: KycKind,
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<KycCustomerInfo['documents']> {
  const there = await sql<{ categoryId: keyof typeof DOCUMENT_CATEGORY }>`
    select distinct category_id as "categoryId" from customer_document
    where customer_id = ${caller.customerId} and part = 'main' and status_id = any(${COUNTING})`
  const uploaded = new Set(there.map(({ categoryId }) => DOCUMENT_CATEGORY[categoryId]))
  return CATEGORIES[kind].map(categoryId => ({ categoryId, isUploaded: uploaded.has(categoryId) }))
}
