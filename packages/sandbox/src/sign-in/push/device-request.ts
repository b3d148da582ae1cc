import type { AuthFlow } from '@sixpence/protocol'
import { issueSignInToken, newSecret, sha256, type SignInContext } from '../../credentials/index.ts'
import { listLinkedDevices } from '../../devices/index.ts'
import { twoDigits } from '../one-time-code.ts'

/** The time within which a push can be answered. */
export const PUSH_LIFE_MS = 3 * 60 * 1000

/** The address that a phone opens with the bank's app; a sandbox has no such app. */
export const LINK_BASE = 'https://go.sixpence.example/sign-in/'

/** The way in which a device learns of the sign-in: by a push, or by scanning a code. */
export type DeviceFlow = 'push' | 'verifyDevice'

interface ApprovalRequest {
  readonly flow: DeviceFlow
  readonly customerId: string
  readonly codeChallenge: string
  /** True if it ends with the move to sign-ins approved by phone. */
  readonly migrates?: boolean
}

/** Begins a sign-in that waits for a linked device; undefined without a device. */
export async function requestDeviceApproval(
  { flow, customerId, codeChallenge, migrates = false }: ApprovalRequest,
  context: SignInContext,
): Promise<AuthFlow | undefined> {
  const { sql } = context
  const code = newSecret()
  const codeHash = await sha256(code)
  const question = await newQuestion({ flow, customerId, codeHash, migrates }, context)
  if (question.answer.devices?.length === 0) return undefined
  await withdrawPushes(customerId, context)
  await sql`
    insert into sign_in_step
      (code_hash, customer_id, flow, code_challenge, push_key, identifier, sent_at, expires_at,
        migrates)
    values (${codeHash}, ${customerId}, ${flow}, ${codeChallenge}, ${question.key},
      ${question.answer.smsIdentifier}, ${question.sentAt}, ${question.expiresAt}, ${migrates})`
  return { ...question.answer, code }
}

/** Sends the request again; the earlier one can no longer be answered. */
export async function repeatDeviceRequest(
  step: Question,
  context: SignInContext,
): Promise<AuthFlow> {
  const { key, answer, sentAt, expiresAt } = await newQuestion(step, context)
  await context.sql`
    update sign_in_step
    set push_key = ${key}, identifier = ${answer.smsIdentifier}, sent_at = ${sentAt},
      expires_at = ${expiresAt}
    where code_hash = ${step.codeHash}`
  return answer
}

type Question = Pick<ApprovalRequest, 'flow' | 'customerId' | 'migrates'> & {
  readonly codeHash: string
}

async function newQuestion(
  { flow, customerId, codeHash, migrates = false }: Question,
  context: SignInContext,
) {
  const { clock, newCode, tokens } = context
  const key = newSecret()
  const sentAt = clock.now()
  const answer: AuthFlow = {
    authFlow: flow,
    devices: await listLinkedDevices(customerId, context),
    smsIdentifier: twoDigits(newCode),
    tmpJwt: await issueSignInToken(codeHash, context, tokens.keys),
    expiresInSeconds: PUSH_LIFE_MS / 1000,
    ...(takesCodeInstead(migrates, tokens) && { codeInstead: 'otp' }),
    ...(flow === 'verifyDevice' && { link: LINK_BASE + key }),
  }
  return { key, answer, sentAt, expiresAt: new Date(sentAt.getTime() + PUSH_LIFE_MS) }
}

/**
 * Checks if a code may replace the push. Not if the sign-in ends with a move to the phone: a code
 * would continue without the phone.
 */
export const takesCodeInstead = (migrates: boolean, tokens: SignInContext['tokens']): boolean =>
  tokens.takesCodeInsteadOfPush && !migrates

/** Withdraws pushes. Only the newest can be answered: another person may have caused an older one. */
export async function withdrawPushes(
  customerId: string,
  { sql, clock }: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<void> {
  const now = clock.now()
  await sql`
    update sign_in_step set expires_at = ${now}
    where customer_id = ${customerId} and push_key is not null and push_answer is null
      and expires_at > ${now}`
}
