import type { Signature, SignatureStatus, SignatureSubject } from '@sixpence/protocol'
import { type Sql, sqlPart } from '../db/index.ts'

/** A stored signature. */
export interface SignatureRow extends Record<string, unknown> {
  readonly id: string
  readonly customerId: string
  readonly signerId: string
  readonly signerName: string
  readonly subject: SignatureSubject
  readonly providerRequestId: string
  readonly status: SignatureStatus
  readonly expiresAt: Date
  readonly requestedTimes: number
}

/** The key of a signature. */
export type SignatureKey =
  | { readonly id: string; readonly customerId?: string | undefined }
  | { readonly providerRequestId: string }

/** Finds a signature. */
export const findSignature = async (
  sql: Sql,
  key: SignatureKey,
): Promise<SignatureRow | undefined> => selectSignature(sql, key, sqlPart``)

/** Finds a signature and locks it until the transaction ends. */
export const holdSignature = async (
  sql: Sql,
  key: SignatureKey,
): Promise<SignatureRow | undefined> => selectSignature(sql, key, sqlPart`for update`)

async function selectSignature(
  sql: Sql,
  key: SignatureKey,
  lock: ReturnType<typeof sqlPart>,
): Promise<SignatureRow | undefined> {
  const id = 'id' in key ? key.id : null
  const customerId = 'id' in key ? (key.customerId ?? null) : null
  const providerRequestId = 'id' in key ? null : key.providerRequestId
  const [row] = await sql<SignatureRow>`
    select id, customer_id as "customerId", signer_id as "signerId", signer_name as "signerName",
      subject, provider_request_id as "providerRequestId", status, expires_at as "expiresAt",
      asked_times as "requestedTimes"
    from signature
    where (id = ${id} or provider_request_id = ${providerRequestId})
      and (${customerId}::text is null or customer_id = ${customerId})
    ${lock}`
  return row
}

/** Returns a signature as a customer reads it. */
export const presentSignature = (
  { id: signatureId, subject, status, signerName, signerId, expiresAt }: SignatureRow,
  { ownCustomerId }: { readonly ownCustomerId: string },
): Signature => ({
  signatureId,
  subject,
  status,
  signerName,
  isOwn: signerId === ownCustomerId,
  expiresAt: expiresAt.toISOString(),
})
