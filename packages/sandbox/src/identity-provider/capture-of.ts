import type { Context } from '../context.ts'

/** The run that somebody may do their part of, and the address they return to. */
export interface Capture {
  readonly runId: string
  readonly returnUrl: string | undefined
}

/** Returns the run that a token opens; undefined if the token expired or the run was decided. */
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
