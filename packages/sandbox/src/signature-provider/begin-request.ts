import type { Context } from '../context.ts'
import { newSecret } from '../credentials/index.ts'
import type { BegunRequest, SignatureOrder } from './signature-request.ts'

type Here = Pick<Context, 'sql' | 'clock' | 'newId'>

/** The time for which a provider waits for a signature. */
const LIFE_MS = 30 * 24 * 60 * 60_000
/** The life of a token that opens a paper. */
const TOKEN_LIFE_MS = 60 * 60_000

/** Gives a provider a paper to be signed. */
export async function beginRequest(
  { title, paragraphs, signerName }: SignatureOrder,
  { sql, clock, newId }: Here,
): Promise<BegunRequest> {
  const begun = { requestId: newId(), expiresAt: new Date(clock.now().getTime() + LIFE_MS) }
  await sql`
    insert into provider_signature (id, title, paragraphs, signer_name, expires_at)
    values (${begun.requestId}, ${title}, ${JSON.stringify(paragraphs)}, ${signerName},
      ${begun.expiresAt})`
  return begun
}

/** Returns the query of an address that opens a paper; the one before it stops working. */
export async function openRequest(
  requestId: string,
  { sql, clock }: Omit<Here, 'newId'>,
): Promise<URLSearchParams> {
  const token = newSecret()
  const until = new Date(clock.now().getTime() + TOKEN_LIFE_MS)
  await sql`
    update provider_signature set token = ${token}, token_expires_at = ${until}
    where id = ${requestId}`
  return new URLSearchParams({ signature_id: requestId, token })
}

/** Cancels a paper, so that nobody signs it. A signed or declined one stays so. */
export async function cancelRequest(
  requestId: string,
  { sql }: Pick<Context, 'sql'>,
): Promise<void> {
  await sql`
    update provider_signature set state = 'canceled', token = null
    where id = ${requestId} and state = 'awaiting_signature'`
}
