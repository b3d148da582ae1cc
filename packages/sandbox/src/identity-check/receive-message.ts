import { IDENTITY_PROVIDERS, type IdentityProvider } from '@sixpence/protocol'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import { sameText } from '../credentials/index.ts'
import { PROVIDER_SECRETS, SIGNATURE_HEADER, signMessage } from '../identity-provider/index.ts'
import { restService, RestFault } from '../http/index.ts'
import { askProvider } from './ask-provider.ts'

const MOST_BYTES = 65_536

const messageSchema = z.object({
  payload: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    object: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  }),
})

/**
 * Where providers say that something has happened. The bank believes nothing that stands there: it
 * asks about the check that is named, and answers as if it knew it.
 */
export function identityReceiver(bank: Bank) {
  const service = restService()
  for (const provider of IDENTITY_PROVIDERS) {
    service.post(`/webhooks/identity/${provider}`, async context => {
      const message = await readSigned(provider, context.req.raw)
      const isNew = await keepEvent(bank, provider, message.payload.id)
      if (isNew) await askProvider(bank, { providerRunId: message.payload.object.id })
      return context.json({})
    })
  }
  return service
}

async function readSigned(
  provider: IdentityProvider,
  request: Request,
): Promise<z.output<typeof messageSchema>> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw tooLarge()
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > MOST_BYTES) throw tooLarge()
  const signature = request.headers.get(SIGNATURE_HEADER) ?? ''
  if (!sameText(signature, await signMessage(PROVIDER_SECRETS[provider], bytes))) {
    throw new RestFault(401, 'invalid_client', 'The signature is not right.')
  }
  const parsed = z.safeParse(messageSchema, jsonOf(bytes))
  if (!parsed.success) throw new RestFault(400, 'invalid_request', 'The message is not right.')
  return parsed.data
}

const tooLarge = () => new RestFault(413, 'too_large', 'The message is too large.')

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** False for an event that has been heard before. */
async function keepEvent(
  { database, clock }: Pick<Bank, 'database' | 'clock'>,
  provider: IdentityProvider,
  eventId: string,
): Promise<boolean> {
  const kept = await database.sql<{ id: string }>`
    insert into identity_event (provider, event_id, at)
    values (${provider}, ${eventId}, ${clock.now()}) on conflict do nothing
    returning event_id as id`
  return kept.length > 0
}
