import type { Approval } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { approvalByOthers, approvalOf, approvalState } from './approval-of.ts'

/** A payment that waits for an approval. */
export interface AwaitedRow {
  readonly id: string
  readonly method: string
  readonly made_by: string
  readonly trxid: string | null
  /** The request, if others approve the payment. */
  readonly request_id: string | null
}

/** Returns the approval that a payment waits for, as the caller sees it. */
export async function awaitedApproval(
  { id, method, trxid, request_id, made_by }: AwaitedRow,
  context: Pick<CallerContext, 'sql' | 'caller' | 'clock'>,
): Promise<Approval> {
  if (request_id !== null) return approvalByOthers(request_id)
  if (trxid === null) throw new Error(`A payment by ${method} waits, and for nothing.`)
  if (made_by !== context.caller.ownCustomerId) return approvalByOthers(trxid)
  return approvalOf(await approvalState(id, context), context)
}
