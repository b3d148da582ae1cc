import type { Context } from '../context.ts'

/** Which run somebody may do their part of, and where they go afterwards. */
export interface Capture {
  readonly runId: string
  readonly returnUrl: string | undefined
}

/** What a token opens; undefined for one that is over, or of a run that has been decided. */
export async function captureOf(
  token: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<Capture | undefined> {
  const [row] = await sql<{ runId: string; returnUrl: string | null }>`
    select id as "runId", return_url as "returnUrl" from provider_run
    where token = ${token} and expires_at > ${clock.now()}
      and state in ('awaiting_input', 'processing')`
  return row && { runId: row.runId, returnUrl: row.returnUrl ?? undefined }
}
