import type { WebhookPing } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { Bank } from '../../bank.ts'
import { inTransaction } from '../../db/index.ts'
import { logPost, messageOf, postNotification, type Posted } from '../../outbox/index.ts'
import { countTry } from '../count-try.ts'
import { readAddress } from '../read-address.ts'
import type { RestWork } from '../rest-route.ts'

/** A ping that may be sent. */
export interface Ping {
  readonly customerId: string
  readonly id: string
  readonly at: Date
  readonly url: string
  /** The webhook with this address, if there is one. */
  readonly receiver:
    | { readonly id: string; readonly name: string; readonly secret: string }
    | undefined
}

/**
 * Checks the address and counts the try: repeated pings would let a merchant use the bank to probe
 * servers.
 */
export const beginPing: RestWork<typeof merchantMethods.pingWebhook, Ping> = async (
  input,
  context,
) => {
  const { sql, clock, newId, caller } = context
  const { customerId } = caller
  const url = readAddress(input.url, 'url', context)
  await countTry(context, 'ping')
  const [receiver] = await sql<NonNullable<Ping['receiver']>>`
    select id, name, secret from merchant_receiver
    where customer_id = ${customerId} and kind = 'webhook' and url = ${url}
    order by position limit 1`
  return { customerId, id: newId(), at: clock.now(), url, receiver }
}

/** Sends a ping, logs it, and returns the outcome. */
export async function ping(to: Ping, bank: Bank): Promise<WebhookPing> {
  const { customerId, id: eventId, at, url, receiver } = to
  const event = 'ping'
  const body = messageOf({ id: eventId, type: event, at, facts: {} })
  const posted = await post({ url, body, secret: receiver?.secret }, bank)
  await inTransaction(bank, sql =>
    logPost(
      { ...bank, sql },
      { customerId, eventId, event, receiver, url, body, attempt: 1, posted },
    ),
  )
  const { isTaken: delivered, httpStatus, fault, durationMs: duration } = posted
  return {
    delivered,
    duration,
    ...(httpStatus !== undefined && { httpStatus }),
    ...(fault && { fault }),
  }
}

async function post(
  outgoing: { url: string; body: string; secret: string | undefined },
  bank: Bank,
): Promise<Posted> {
  // A bank without a post reaches nobody.
  if (!bank.post) return { isTaken: false, fault: 'unreachable', durationMs: 0 }
  const never = new AbortController().signal
  return postNotification(bank.post, { ...outgoing, at: bank.real.now() }, never)
}
