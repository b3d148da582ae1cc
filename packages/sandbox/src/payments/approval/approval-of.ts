import type { Approval, ApprovalFailure } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { CODE_TRIES } from './approval-code.ts'
import { approvalWays, type ApprovalWays, type ApproveType, workingWays } from './approval-ways.ts'

/** The state of a payment's approval. */
export interface ApprovalState {
  readonly trxid: string
  readonly approveType: ApproveType
  readonly sentTo: string | null
  readonly identifier: string | null
  readonly pushAnswer: 'approved' | 'refused' | null
  readonly codeExpiresAt: Date
  readonly tries: number
}

/** Returns how to approve the payment, for the device of the user who began it. */
export async function approvalOf(
  state: ApprovalState,
  context: Pick<CallerContext, 'sql' | 'caller' | 'clock'>,
): Promise<Approval> {
  const ways = await approvalWays(context)
  const failure = failureOf(state, context.clock.now())
  return {
    trxid: state.trxid,
    approveType: state.approveType,
    ...(state.sentTo !== null && { approvalSentTo: state.sentTo }),
    availableApprovalMethods: [...ordered(state.approveType, ways)],
    ...(state.identifier !== null && {
      push: { identifier: state.identifier, devices: [...ways.devices] },
    }),
    endsAt: state.codeExpiresAt.toISOString(),
    ...(failure && { failure }),
  }
}

/** Returns the approval of a payment that somebody else has to confirm or approve. */
export const approvalByOthers = (id: string): Approval => ({
  trxid: id,
  approveType: 'otp',
  availableApprovalMethods: [],
  forOthers: true,
})

/** Reads the state of a payment's approval. */
export async function approvalState(
  paymentId: string,
  { sql }: Pick<CallerContext, 'sql'>,
): Promise<ApprovalState> {
  const [state] = await sql<ApprovalState & Record<string, unknown>>`
    select trxid, approve_type as "approveType", sent_to as "sentTo", identifier,
      push_answer as "pushAnswer", code_expires_at as "codeExpiresAt", tries
    from payment_approval where payment_id = ${paymentId}`
  if (!state) throw new Error('The payment waits for no approval.')
  return state
}

function ordered(present: ApproveType, ways: ApprovalWays): readonly ApproveType[] {
  const working = workingWays(ways)
  return working.includes(present)
    ? [present, ...working.filter(way => way !== present)]
    : [...working]
}

function failureOf(
  { pushAnswer, tries, codeExpiresAt }: ApprovalState,
  now: Date,
): ApprovalFailure | undefined {
  if (pushAnswer === 'refused') return 'rejected'
  if (tries >= CODE_TRIES) return 'tooManyTries'
  return codeExpiresAt <= now ? 'expired' : undefined
}
