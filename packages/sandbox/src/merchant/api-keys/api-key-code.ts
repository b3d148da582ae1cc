import type { PendingApiKey } from '@sixpence/protocol'
import { asThemselves, beginChange, takeChange } from '../../confirmations/index.ts'
import type { CallerContext } from '../../context.ts'
import { Refusal, refuse } from '../../http/index.ts'
import { maskPhone } from '../../inbox/index.ts'
import { wordsOf } from '../../language/index.ts'
import { approvalAhead, approvalWays } from '../../payments/index.ts'

/** The settings of a key that is to be made. */
export interface KeyInput {
  readonly name: string
  readonly enabled: boolean
}

/** A key that waits for its code. */
interface WaitingKey extends KeyInput {
  readonly merchantId: string
}

const WORDS = wordsOf('apiKeyMail')

/**
 * Sends the code that a key waits for to where the merchant's payments are confirmed, in the same
 * way; if that is a linked phone, by mail, as for other changes. Undefined if payments aren't
 * confirmed.
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

/** Takes the code. Returns the settings of the key, or the reason for refusing it. */
export async function takeKeyCode(
  { requestKey: id, code }: { readonly requestKey: string; readonly code: string },
  context: CallerContext,
): Promise<KeyInput | Refusal> {
  const change = await takeChange({ id, code, kinds: ['apiKey'] }, asThemselves(context))
  if (change instanceof Refusal) return change
  const { merchantId, ...input } = change.newValue as WaitingKey // kept by `sendKeyCode`
  if (merchantId === context.caller.customerId) return input
  return refuse.accessDenied('This is about another merchant.')
}
