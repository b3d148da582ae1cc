import type { Context } from '../context.ts'
import { type Delivery, notifyBank } from '../provider-messages/index.ts'

/** The signer's decision, and the way in which the bank is notified. */
export interface SignatureOutcome {
  readonly state: 'signed' | 'declined'
  readonly deliver: Delivery
}

/**
 * Signs or declines a paper in its signer's place; returns false for one that has ended. With a
 * forged message the paper stays as it is.
 */
export async function playSignature(
  requestId: string,
  { state, deliver }: SignatureOutcome,
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<boolean> {
  const { sql, clock } = context
  if (deliver !== 'forged') {
    const [moved] = await sql<{ id: string }>`
      update provider_signature set state = ${state}, token = null
      where id = ${requestId} and state = 'awaiting_signature' and expires_at > ${clock.now()}
      returning id`
    if (!moved) return false
  }
  await notifyBank({ receiver: 'signature', about: requestId, deliver }, context)
  return true
}
