import type { Context } from '../context.ts'
import type { RequestState } from './signature-request.ts'

/** Requests the provider's state of a paper; undefined for an unknown one. */
export async function askAboutRequest(
  requestId: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<RequestState | undefined> {
  const [row] = await sql<{ state: RequestState }>`
    select case when state = 'awaiting_signature' and expires_at <= ${clock.now()}
      then 'expired' else state end as state
    from provider_signature where id = ${requestId}`
  return row?.state
}
