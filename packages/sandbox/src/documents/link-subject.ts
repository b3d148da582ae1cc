import type { CallerContext } from '../context.ts'
import { addressStatusId, documentStatusId } from '../standing/index.ts'
import type { UploadInput } from './check-upload.ts'

/** Links a document with what it proves, which the bank then looks at anew, and is asked for by. */
export async function linkSubject(
  input: UploadInput,
  documentId: string,
  context: CallerContext,
): Promise<void> {
  const { categoryId } = input
  if (categoryId === 'address' || categoryId === 'businessAddress') {
    await linkAddress(input, documentId, context)
  }
  if (categoryId === 'identity') await linkIdentity(input, documentId, context)
  if (input.requirementId !== undefined) {
    await context.sql`
      insert into limit_upload (requirement_id, document_id)
      values (${input.requirementId}, ${documentId})`
  }
}

async function linkAddress(
  { addressId }: UploadInput,
  documentId: string,
  { sql, caller }: CallerContext,
): Promise<void> {
  const [address] = await sql<{ id: string }>`
    update customer_address set status_id = case when confirmed then status_id else ${addressStatusId('pending')} end
    where id = (
      select id from customer_address where customer_id = ${caller.customerId}
        and case when ${addressId}::text is null then is_primary else id = ${addressId} end
      limit 1)
    returning id`
  await sql`update customer_document set address_id = ${address?.id} where id = ${documentId}`
}

/** The newest paper on record, if it is of this kind and not settled yet. */
async function linkIdentity(
  { documentType }: UploadInput,
  documentId: string,
  { sql, caller }: CallerContext,
): Promise<void> {
  const [identity] = await sql<{ id: string }>`
    update identity_document set status_id = ${documentStatusId('submitted')}, reject_reason = null
    where type_id = ${documentType} and status_id <> ${documentStatusId('confirmed')} and id = (
      select id from identity_document where customer_id = ${caller.customerId}
      order by position desc limit 1)
    returning id`
  await sql`update customer_document set identity_id = ${identity?.id} where id = ${documentId}`
}
