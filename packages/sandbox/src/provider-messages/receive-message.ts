import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import { sameText } from '../credentials/index.ts'
import { parseJson, readBytes, RestFault } from '../http/index.ts'
import { type Receiver, RECEIVERS } from './receivers.ts'
import { SIGNATURE_HEADER, signMessage } from './sign-message.ts'

const MOST_BYTES = 65_536

const messageSchema = z.object({
  payload: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    object: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  }),
})

/**
 * Receives a provider's message. Returns the provider's id of its subject; undefined if it was
 * received before. Checks the signature over the original bytes, and trusts nothing else in the
 * message.
 *
 * @throws {RestFault} If it is too large, isn't signed by the provider, or isn't a message.
 */
export async function receiveMessage(
  bank: Pick<Bank, 'database' | 'clock'>,
  receiver: Receiver,
  request: Request,
): Promise<string | undefined> {
  const { payload } = await readSigned(RECEIVERS[receiver].secret, request)
  return (await keepEvent(bank, receiver, payload.id)) ? payload.object.id : undefined
}

async function readSigned(
  secret: string,
  request: Request,
): Promise<z.output<typeof messageSchema>> {
  const bytes = await readBytes(request, MOST_BYTES)
  if (!bytes) throw new RestFault(413, 'too_large', 'The message is too large.')
  const signature = request.headers.get(SIGNATURE_HEADER) ?? ''
  if (!sameText(signature, await signMessage(secret, bytes))) {
    throw new RestFault(401, 'invalid_client', 'The signature is not right.')
  }
  const parsed = z.safeParse(messageSchema, jsonOf(bytes))
  if (!parsed.success) throw new RestFault(400, 'invalid_request', 'The message is not right.')
  return parsed.data
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Returns false for an event that was received before. */
async function keepEvent(
  { database, clock }: Pick<Bank, 'database' | 'clock'>,
  receiver: Receiver,
  eventId: string,
): Promise<boolean> {
  const kept = await database.sql<{ id: string }>`
    insert into heard_event (receiver, event_id, at)
    values (${receiver}, ${eventId}, ${clock.now()}) on conflict do nothing
    returning event_id as id`
  return kept.length > 0
}
