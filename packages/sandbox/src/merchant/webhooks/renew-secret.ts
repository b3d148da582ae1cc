import type { merchantMethods } from '@sixpence/protocol/schemas'
import { newSigningSecret } from '../../outbox/index.ts'
import type { RestWork } from '../rest-route.ts'
import { webhookOf } from './find-webhooks.ts'

const BOTH_MS = 24 * 60 * 60_000

export const renewSecret: RestWork<typeof merchantMethods.renewWebhookSecret> = async (
  _input,
  context,
  id,
) => {
  const { sql, clock } = context
  await webhookOf(id, context)
  const secret = newSigningSecret('whsec')
  await sql`
    update merchant_receiver
    set former_secret = secret, former_until = ${new Date(clock.now().getTime() + BOTH_MS)},
      secret = ${secret}
    where id = ${id}`
  return { ...(await webhookOf(id, context)), secret }
}
