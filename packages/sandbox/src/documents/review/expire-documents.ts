import { utcDay } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import { DELETED_ON } from '../../papers/index.ts'
import { documentStatusId, limit } from '../../standing/index.ts'
import { deleteStale } from '../../uploads/index.ts'
import { notifyCustomer } from './notify-customer.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/** A paper of a customer that ends one day. */
interface EndingPaper extends Record<string, unknown> {
  readonly id: string
  readonly customerId: string
  readonly typeId: number
  readonly expiresOn: string
}

/**
 * Deletes files whose day has come, and those unused for a day; ends what has expired, and warns of
 * documents that will expire in 60, 30 and 7 days, once each.
 */
export async function expireDocuments(context: Now): Promise<void> {
  await deleteFiles(context)
  await deleteStale(context)
  for (const paper of await expiredIdentities(context)) {
    await notifyCustomer(context, { ...paper, type: 'documentExpired', words: 'expired' })
    const requirements = [{ categoryId: IDENTITY }]
    await limit(context, { customerId: paper.customerId, reason: 'expiredDocuments', requirements })
  }
  for (const paper of await expiredDocuments(context)) {
    const news = { ...paper, documentId: paper.id, words: 'expired' } as const
    await notifyCustomer(context, { ...news, type: 'documentExpired' })
  }
  for (const paper of await endingPapers(context)) {
    const news = { ...paper, date: paper.expiresOn, words: 'expSoon' } as const
    await notifyCustomer(context, { ...news, type: 'documentExpSoon' })
  }
}

const IDENTITY = 1

async function expiredIdentities(context: Now): Promise<readonly EndingPaper[]> {
  const expired = documentStatusId('expired')
  return context.sql<EndingPaper>`
    with ended as (
      update identity_document set status_id = ${expired}
      where status_id = ${documentStatusId('confirmed')} and expires_on < ${utcDay(context.clock.now())}::date
      returning *),
    files as (
      update customer_document set status_id = ${expired}
      where identity_id in (select id from ended) and status_id = ${documentStatusId('confirmed')})
    select id, customer_id as "customerId", type_id as "typeId", expires_on::text as "expiresOn"
    from ended where position = (
      select max(position) from identity_document other where other.customer_id = ended.customer_id)`
}

async function expiredDocuments(context: Now): Promise<readonly EndingPaper[]> {
  return context.sql<EndingPaper>`
    with ended as (
      update customer_document set status_id = ${documentStatusId('expired')}
      where status_id = ${documentStatusId('confirmed')} and expires_on < ${utcDay(context.clock.now())}::date
      returning *)
    select id, customer_id as "customerId", document_type_id as "typeId",
      expires_on::text as "expiresOn"
    from ended where main_id is null`
}

/** Those that are nearer to their end than at the customer's last warning. */
async function endingPapers(context: Now): Promise<readonly EndingPaper[]> {
  const { sql } = context
  const today = utcDay(context.clock.now())
  const confirmed = documentStatusId('confirmed')
  const identities = await sql<EndingPaper>`
    update identity_document set warned_days = warning_step(expires_on - ${today}::date)
    where status_id = ${confirmed} and warning_step(expires_on - ${today}::date) < coalesce(warned_days, 61)
    returning id, customer_id as "customerId", type_id as "typeId", expires_on::text as "expiresOn"`
  const documents = await sql<EndingPaper>`
    update customer_document set warned_days = warning_step(expires_on - ${today}::date)
    where status_id = ${confirmed} and main_id is null and identity_id is null
      and warning_step(expires_on - ${today}::date) < coalesce(warned_days, 61)
    returning id, customer_id as "customerId", document_type_id as "typeId",
      expires_on::text as "expiresOn"`
  return [...identities, ...documents]
}

/** Its other data stays, such as its SHA-256. */
async function deleteFiles(context: Now): Promise<void> {
  await context.sql`
    delete from file_piece using customer_document document
    where document.file_id = file_piece.file_id and ${DELETED_ON} <= ${utcDay(context.clock.now())}::date`
}
