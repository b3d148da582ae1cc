import { CUSTOMER_TYPE, type DocumentCategory } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import { notifyStatusChange } from '../../standing/index.ts'
import { documentStates } from '../required-documents.ts'
import type { Decision } from './decision.ts'
import { notifyDecision } from './notify-decision.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/** The result, or the reason why nothing was decided. */
export type Decided =
  | 'done'
  /** Nothing of this customer waits for a decision. */
  | 'nothing'
  /** These documents must be confirmed first. */
  | { readonly unconfirmed: readonly DocumentCategory[] }

/**
 * Decides on a customer's submission: verifies them, or asks for the rest. Their answers stay; the
 * customer is notified by mail and on the screen.
 */
export async function reviewApplication(
  context: Now,
  customerId: string,
  decision: Decision,
): Promise<Decided> {
  const { sql } = context
  const [application] = await sql<{ kind: keyof typeof CUSTOMER_TYPE }>`
    select kind from kyc_info join customer on id = customer_id
    where customer_id = ${customerId} and submitted_at is not null and accepted_at is null
    for update`
  if (!application) return 'nothing'
  if (decision.outcome === 'accept') {
    const unconfirmed = await unconfirmedOf(customerId, { sql, kind: application.kind })
    if (unconfirmed.length > 0) return { unconfirmed }
    await accept(customerId, context)
  } else await sendBack(customerId, decision.reason, sql)
  await notifyDecision(context, customerId, decision)
  await notifyStatusChange(context, customerId)
  return 'done'
}

async function unconfirmedOf(
  customerId: string,
  { sql, kind }: Pick<Now, 'sql'> & { readonly kind: keyof typeof CUSTOMER_TYPE },
): Promise<readonly DocumentCategory[]> {
  const known = CUSTOMER_TYPE[kind] === 'personal' ? 'personal' : 'business'
  const states = await documentStates(known, { sql, customerId })
  return states.flatMap(({ categoryId, state }) => (state === 'confirmed' ? [] : [categoryId]))
}

async function accept(customerId: string, { sql, clock }: Now): Promise<void> {
  await sql`update kyc_info set accepted_at = ${clock.now()} where customer_id = ${customerId}`
  await sql`update customer set verified = true where id = ${customerId}`
}

async function sendBack(customerId: string, reason: string, sql: Now['sql']): Promise<void> {
  await sql`
    update kyc_info set submitted_at = null, return_reason = ${reason}, revision = revision + 1
    where customer_id = ${customerId}`
  await sql`update customer set needs_kyc = true where id = ${customerId}`
}
