import type { IdentityProvider } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { type Delivery, notifyBank } from '../provider-messages/index.ts'
import type { ProviderState } from './provider-run.ts'

/** The outcome of a run, and the way in which the bank learns of it. */
export interface Outcome {
  readonly state: Exclude<ProviderState, 'awaiting_input'>
  readonly reason?: string | undefined
  readonly nameOnDocument?: string | undefined
  readonly deliver: Delivery
}

const FINAL: readonly ProviderState[] = ['approved', 'declined', 'abandoned']

/**
 * Ends a run like its provider would, or moves it on; returns false if it has already ended. A
 * forged message is false: the run stays unchanged.
 */
export async function playOutcome(
  providerRunId: string,
  { state, reason, nameOnDocument, deliver }: Outcome,
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<boolean> {
  const { sql } = context
  if (deliver !== 'forged') {
    const [moved] = await sql<{ id: string }>`
      update provider_run set state = ${state}, reason = ${reason ?? null},
        name_on_document = ${nameOnDocument ?? null}
      where id = ${providerRunId} and not state = any(${FINAL}) returning id`
    if (!moved) return false
  }
  const [run] = await sql<{ receiver: IdentityProvider }>`
    select provider as receiver from provider_run where id = ${providerRunId}`
  if (run) await notifyBank({ receiver: run.receiver, about: providerRunId, deliver }, context)
  return true
}
