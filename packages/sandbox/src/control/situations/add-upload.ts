import type { UploadStatus } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import { documentStatusId } from '../../standing/index.ts'

/** A document that the bank has from the customer. */
export interface NewUpload {
  readonly categoryId: number
  readonly documentTypeId: number
  readonly status: UploadStatus
  readonly identityId?: string | undefined
  readonly addressId?: string | undefined
  readonly expiresOn?: Date | undefined
  /** A code of the bank's reasons. */
  readonly rejectReason?: string | undefined
}

/** Files a document as if the customer had submitted it, without a file. Returns its id. */
export async function addUpload(
  {
    sql,
    clock,
    newId,
    customerId,
  }: Pick<Context, 'sql' | 'clock' | 'newId'> & {
    readonly customerId: string
  },
  upload: NewUpload,
): Promise<string> {
  const id = newId()
  await sql`
    insert into customer_document (id, customer_id, category_id, document_type_id, status_id,
      identity_id, address_id, expires_on, reject_reason, uploaded_at, uploaded_by)
    values (${id}, ${customerId}, ${upload.categoryId}, ${upload.documentTypeId},
      ${documentStatusId(upload.status)}, ${upload.identityId}, ${upload.addressId},
      ${upload.expiresOn}, ${upload.rejectReason}, ${clock.now()}, ${customerId})`
  return id
}
