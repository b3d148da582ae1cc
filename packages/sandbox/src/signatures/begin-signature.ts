import type { SignData, SignatureSubject } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { askAfterMs } from '../provider-messages/index.ts'
import { beginRequest, openRequest } from '../signature-provider/index.ts'
import { SIGNATURE_CHANNEL } from './ask-about-signature.ts'

/** The bank's client id at the provider. */
const CLIENT_ID = 'sandbox-signature-client'

/** The paper for the signer. */
export interface PaperToSign {
  readonly subject: SignatureSubject
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A signature that has just begun. */
export interface BegunSignature {
  readonly signatureId: string
  readonly signData: SignData
}

/** Starts the signing of a paper by the caller, for the customer acted for. */
export async function beginSignature(
  { subject, ...paper }: PaperToSign,
  context: CallerContext,
  bank: Pick<Bank, 'signingUrl'>,
): Promise<BegunSignature> {
  const { sql, clock, newId, caller } = context
  const signerName = await signerNameOf(context)
  const { requestId, expiresAt } = await beginRequest({ ...paper, signerName }, context)
  const signatureId = newId()
  await sql`
    insert into signature (id, customer_id, signer_id, signer_name, subject, provider_request_id,
      expires_at, ask_at)
    values (${signatureId}, ${caller.customerId}, ${caller.ownCustomerId}, ${signerName},
      ${subject}, ${requestId}, ${expiresAt}, ${new Date(clock.now().getTime() + askAfterMs(0))})`
  await sql`select pg_notify(${SIGNATURE_CHANNEL}, '')`
  return { signatureId, signData: await signDataOf(requestId, context, bank) }
}

/** Opens a paper for its signer; whatever opened it before stops working. */
export async function signDataOf(
  providerRequestId: string,
  context: Pick<CallerContext, 'sql' | 'clock'>,
  { signingUrl }: Pick<Bank, 'signingUrl'>,
): Promise<SignData> {
  const query = await openRequest(providerRequestId, context)
  return { clientId: CLIENT_ID, signUrl: `${signingUrl}?${query.toString()}` }
}

/** Returns the caller's name: people sign for a business. */
export async function signerNameOf({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<string> {
  const [row] = await sql<{ name: string }>`
    select person_name(customer) as name from customer
    where id = ${caller.ownCustomerId}`
  return row?.name ?? ''
}
