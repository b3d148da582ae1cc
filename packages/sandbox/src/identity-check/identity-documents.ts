import { DATE_OF_FAULT, dateFault, type InputOf, utcDay } from '@sixpence/protocol'
import type { identityCheckMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { kindsOf } from '../papers/index.ts'
import { refuseUpload } from '../uploads/index.ts'

type NewIdentity = InputOf<typeof identityCheckMethods.createDocument>

/** The protocol's DOCUMENT_STATUS of a document that was never submitted. */
const PENDING = 41

/**
 * Stores an identity document for a check.
 *
 * @throws {Refusal} `VF` for one of another kind, that has expired, or was issued in the future
 */
export async function createDocument(
  { typeId, number, issuedDate, expiresDate }: NewIdentity,
  { sql, clock, newId, caller, locale }: CallerContext,
): Promise<{ documentId: string }> {
  if (!kindsOf('identity').includes(typeId)) {
    throw refuseUpload(locale, 'typeId', 'documentKind')
  }
  const today = utcDay(clock.now())
  const fault = dateFault({ issuedDate, expiresDate, today })
  if (fault) throw refuseUpload(locale, DATE_OF_FAULT[fault], fault)
  const id = newId()
  await sql`
    insert into identity_document (id, customer_id, type_id, number, issued_on, expires_on, status_id)
    values (${id}, ${caller.customerId}, ${typeId}, ${number.trim()}, ${issuedDate ?? null},
      ${expiresDate ?? null}, ${PENDING})`
  return { documentId: id }
}

/** Returns true if an identity document is the customer's. */
export async function ownsDocument(
  documentId: string,
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<boolean> {
  const rows = await sql<{ id: string }>`
    select id from identity_document
    where id = ${documentId} and customer_id = ${caller.customerId}`
  return rows.length > 0
}

/** A kind that a provider determines itself. */
const UNKNOWN_TYPE = 1

/** Returns the customer's newest identity document, creating one if there is none. */
export async function presentIdentity(
  customerId: string,
  { sql, newId }: Pick<CallerContext, 'sql' | 'newId'>,
): Promise<string> {
  const [newest] = await sql<{ id: string }>`
    select id from identity_document where customer_id = ${customerId}
    order by position desc limit 1`
  if (newest) return newest.id
  const id = newId()
  await sql`
    insert into identity_document (id, customer_id, type_id, status_id)
    values (${id}, ${customerId}, ${UNKNOWN_TYPE}, ${PENDING})`
  return id
}
