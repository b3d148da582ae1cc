import type { SignedIn } from '../../context.ts'
import { type SignInContext, AuthRefused } from '../../credentials/index.ts'
import { answerRequestPush } from '../../approvals/index.ts'
import { answerPaymentPush } from '../../payments/index.ts'
import { answerPush } from './answer-push.ts'

interface Confirmation {
  readonly key: string
  readonly result: boolean
}

/**
 * Handles a linked device's response to a push about a sign-in, a payment or others' requests; from
 * any other session the push doesn't exist.
 */
export async function confirmByDevice(
  { key, result }: Confirmation,
  { customerId, sessionId }: SignedIn,
  context: SignInContext,
): Promise<Record<string, never> | AuthRefused> {
  const [session] = await context.sql<{ deviceId: string | null }>`
    select device_id as "deviceId" from token_family where id = ${sessionId}`
  const isDevice = session !== undefined && session.deviceId !== null
  const answer = { key, result, customerId }
  if (isDevice && (await answerPush(answer, context))) return {}
  if (isDevice && (await answerPaymentPush(answer, context))) return {}
  if (isDevice && (await answerRequestPush(answer, context))) return {}
  return new AuthRefused('not_found', 'Nothing of that key waits for this device.')
}
