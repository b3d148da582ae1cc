import type { PendingApiKey } from '@sixpence/protocol'
import { asThemselves, beginChange, takeChange } from '../../confirmations/index.ts'
import type { CallerContext } from '../../context.ts'
import { Refusal, refuse } from '../../http/index.ts'
import { maskPhone } from '../../inbox/index.ts'
import { wordsOf } from '../../language/index.ts'
import { approvalAhead, approvalWays } from '../../payments/index.ts'

/** What a key will be. */
export interface KeyInput {
  readonly name: string
  readonly enabled: boolean
}

/** A key as it waits for its code. */
interface WaitingKey extends KeyInput {
  readonly merchantId: string
}

const WORDS = wordsOf('apiKeyMail')

/**
 * Sends the code that a key waits for: where payments of the merchant are confirmed, and by the
 * same way. What a linked phone would be asked goes by mail, as other changes do. Undefined where
 * payments are not confirmed.
 */
export async function sendKeyCode(
  { name, enabled }: KeyInput,
  context: CallerContext,
): Promise<PendingApiKey | undefined> {
  const { approveType } = await approvalAhead(context)
  if (approveType === undefined) return undefined
  const { email, phone } = await approvalWays(context)
  const newValue: WaitingKey = { name, enabled, merchantId: context.caller.customerId }
  const { id, sentTo } = await beginChange(
    {
      kind: 'apiKey',
      newValue,
      about: { words: WORDS.about, values: { name } },
      goesTo:
        approveType === 'sms' && phone !== undefined
          ? { channel: 'sms', email, masked: maskPhone(phone) }
          : undefined,
    },
    asThemselves(context),
  )
  return { requestKey: id, sentTo }
}

/** Takes the code, and answers what key it is for; or why it is not taken. */
export async function takeKeyCode(
  { requestKey: id, code }: { readonly requestKey: string; readonly code: string },
  context: CallerContext,
): Promise<KeyInput | Refusal> {
  const change = await takeChange({ id, code, kinds: ['apiKey'] }, asThemselves(context))
  if (change instanceof Refusal) return change
  const { merchantId, ...input } = change.newValue as WaitingKey // what `sendKeyCode` has kept
  if (merchantId === context.caller.customerId) return input
  return refuse.accessDenied('This is about another merchant.')
}
