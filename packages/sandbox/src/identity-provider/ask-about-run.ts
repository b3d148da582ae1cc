import type { Context } from '../context.ts'
import type { ProviderAnswer, ProviderState } from './provider-run.ts'

/** Asks a provider for the state of a run; undefined for an unknown one. */
export async function askAboutRun(
  providerRunId: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<ProviderAnswer | undefined> {
  const [row] = await sql<{
    state: ProviderState
    reason: string | null
    nameOnDocument: string | null
    isOver: boolean
  }>`
    select state, reason, name_on_document as "nameOnDocument", expires_at <= ${clock.now()} as "isOver"
    from provider_run where id = ${providerRunId}`
  if (!row) return undefined
  const state = row.state === 'awaiting_input' && row.isOver ? 'abandoned' : row.state
  const { reason, nameOnDocument } = row
  return { state, reason: reason ?? undefined, nameOnDocument: nameOnDocument ?? undefined }
}
