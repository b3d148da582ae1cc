import { DOCUMENT_STATUS, type UploadStatus } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import { isFinalRefusal, rejectText } from '../../papers/index.ts'
import {
  addressStatusId,
  closeMetDuplicates,
  documentStatusId,
  liftMetLimits,
  notifyStatusChange,
} from '../../standing/index.ts'
import { notifyCustomer } from './notify-customer.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/** The findings of the bank. */
export interface Review {
  readonly statusId: keyof typeof DOCUMENT_STATUS
  /** One of the bank's reasons, or plain words. */
  readonly rejectReason?: string | undefined
  /** Set for a document in another name; not stored for any other. */
  readonly nameOnDocument?: string | undefined
}

interface Reviewed extends Record<string, unknown> {
  readonly id: string
  readonly customerId: string
  readonly typeId: number
  readonly addressId: string | null
  readonly identityId: string | null
  readonly categoryId: number
}

/**
 * Decides on a document, its back side and its proof of relationship, with all consequences.
 * Returns false if there is no such document.
 */
export async function reviewDocument(context: Now, id: string, review: Review): Promise<boolean> {
  const { sql, clock } = context
  const status = DOCUMENT_STATUS[review.statusId]
  const reason = isRefusal(status) ? (review.rejectReason ?? 'notAccepted') : null
  const nameOnDocument = reason === 'nameDiffers' ? (review.nameOnDocument ?? null) : null
  const rows = await sql<Reviewed>`
    update customer_document set status_id = ${review.statusId}, reject_reason = ${reason},
      name_on_document = ${nameOnDocument}, reviewed_at = ${clock.now()}
    where id = ${id} or main_id = ${id}
    returning id, customer_id as "customerId", document_type_id as "typeId",
      address_id as "addressId", identity_id as "identityId", category_id as "categoryId"`
  const document = rows.find(row => row.id === id)
  if (!document) return false
  await followIdentity(context, document, { status, reason })
  await followAddress(context, document, status)
  await liftMetLimits(context, document.customerId)
  await closeMetDuplicates(context, document.customerId)
  if (reason !== null) await notifyRefusal(context, document, reason)
  await notifyStatusChange(context, document.customerId)
  return true
}

const isRefusal = (status: UploadStatus) => status === 'rejected' || status === 'nameMismatch'

const IDENTITY = 1

async function followIdentity(
  { sql, newId }: Now,
  document: Reviewed,
  { status, reason }: { status: UploadStatus; reason: string | null },
): Promise<void> {
  if (document.identityId !== null) {
    await sql`
      update identity_document set status_id = ${documentStatusId(status)}, reject_reason = ${reason},
        issued_on = coalesce(d.issued_on, identity_document.issued_on),
        expires_on = coalesce(d.expires_on, identity_document.expires_on), warned_days = null
      from customer_document d
      where identity_document.id = ${document.identityId} and d.id = ${document.id}`
    return
  }
  if (document.categoryId !== IDENTITY || status !== 'confirmed') return
  const [identity] = await sql<{ id: string }>`
    insert into identity_document (id, customer_id, type_id, issued_on, expires_on, status_id)
    select ${newId()}, customer_id, document_type_id, issued_on, expires_on, status_id
    from customer_document where id = ${document.id} and main_id is null returning id`
  await sql`update customer_document set identity_id = ${identity?.id} where id = ${document.id}`
}

/**
 * A refused proof doesn't affect an address that another one confirmed; any other address then
 * needs an accepted one.
 */
async function followAddress(
  { sql }: Now,
  { addressId }: Reviewed,
  status: UploadStatus,
): Promise<void> {
  if (addressId === null) return
  if (status === 'confirmed') {
    await sql`
      update customer_address set status_id = ${addressStatusId('confirmed')}, confirmed = true,
        is_document_required = false, is_document_out_of_date = false
      where id = ${addressId}`
  }
  if (status === 'rejected' || status === 'nameMismatch') {
    await sql`
      update customer_address set status_id = ${addressStatusId(status)},
        is_document_required = true
      where id = ${addressId} and not confirmed`
  }
}

async function notifyRefusal(
  context: Now,
  { id, customerId, typeId }: Reviewed,
  reason: string,
): Promise<void> {
  const isFinal = isFinalRefusal(reason)
  await notifyCustomer(context, {
    customerId,
    documentId: id,
    typeId,
    type: isFinal ? 'documentFailed' : 'documentRejected',
    words: isFinal ? 'failed' : 'rejected',
    ...(!isFinal && { reason: rejectText(reason) }),
  })
}
