import type { securityMethods } from '@sixpence/protocol/schemas'
import type * as z from 'zod/mini'
import type { CallerContext } from '../context.ts'
import { Refusal, refuse } from '../http/index.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { loginModesFor, transactionModesFor } from './two-step-modes.ts'
import { beginChange, takeChange } from '../confirmations/index.ts'

type TwoStepInput = z.output<typeof securityMethods.changeTwoStep.input>

/** Sends the code for another way of signing in or of approving payments. */
export async function beginTwoStepChange(
  input: TwoStepInput,
  context: CallerContext,
): Promise<{ requestId: string; sentTo: string } | Refusal> {
  const isOffered =
    'mode' in input
      ? (await loginModesFor(context)).includes(input.mode)
      : (await transactionModesFor(context)).includes(input.typeMode)
  if (!isOffered) return refuse.invalid('mode', 'This way is not offered to you.')
  const { id, sentTo } = await beginChange(
    'mode' in input
      ? { kind: 'loginMode', newValue: input.mode }
      : { kind: 'transactionMode', newValue: input.typeMode },
    context,
  )
  return { requestId: id, sentTo }
}

/** Makes the change for which the code was sent. */
export async function confirmTwoStepChange(
  { id, code }: { id: string; code: string },
  context: CallerContext,
): Promise<Record<string, never> | Refusal> {
  const change = await takeChange({ id, code, kinds: ['loginMode', 'transactionMode'] }, context)
  if (change instanceof Refusal) return change
  const { sql, caller } = context
  const isLogin = change.kind === 'loginMode'
  // A mode is a string, stored by `beginTwoStepChange`.
  const mode = change.newValue as string
  await (isLogin
    ? sql`update customer set login_mode = ${mode} where id = ${caller.customerId}`
    : sql`update customer set approval_mode = ${mode} where id = ${caller.customerId}`)
  await endOtherSessions(isLogin ? 'loginMode' : 'transactionMode', context)
  return {}
}
