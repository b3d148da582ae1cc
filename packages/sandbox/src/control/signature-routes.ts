import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import { inTransaction } from '../db/index.ts'
import { readJsonValue, RestFault } from '../http/index.ts'
import { DELIVERIES } from '../provider-messages/index.ts'
import { paperOf, playSignature } from '../signature-provider/index.ts'
import { SIGNING_PATH, SIGNING_POLICY, SIGNING_SCRIPT, signingPage } from './page/signing-page.ts'

const OUTCOMES = ['signed', 'declined'] as const

const outcomeSchema = z.strictObject({
  outcome: z.enum(OUTCOMES),
  /** The delivery of the message to the bank; once by default. */
  deliver: z.optional(z.enum(DELIVERIES)),
})
const tokenSchema = z.strictObject({ token: z.string() })
const signedSchema = z.strictObject({ token: z.string(), outcome: z.enum(OUTCOMES) })

/** The company that collects signatures: its page for signers, and their acts. */
export function signatureRoutes(bank: Bank) {
  const routes = new Hono()
  const here = { sql: bank.database.sql, clock: bank.clock }
  routes.get('/signatures', async context => context.json(await listSignatures(bank)))
  routes.post('/signatures/:id', async context => {
    const { outcome, deliver = 'once' } = await bodyOf(context.req.raw, outcomeSchema)
    const requestId = await requestIdOf(context.req.param('id'), bank)
    return context.json({ ended: await play(bank, requestId, { state: outcome, deliver }) })
  })
  routes.get(SIGNING_PATH, context => {
    context.header('Content-Security-Policy', SIGNING_POLICY)
    return context.html(signingPage())
  })
  routes.post('/editor/papers', async context => {
    const { token } = await bodyOf(context.req.raw, tokenSchema)
    return context.json((await paperOf(token, here)) ?? isOver())
  })
  routes.post('/editor/outcomes', async context => {
    const { token, outcome } = await bodyOf(context.req.raw, signedSchema)
    const { requestId } = (await paperOf(token, here)) ?? isOver()
    return context.json({ ended: await play(bank, requestId, { state: outcome, deliver: 'once' }) })
  })
  routes.get('/signing.js', context =>
    context.body(SIGNING_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  return routes
}

function isOver(): never {
  throw new RestFault(404, 'not_found', 'This document can no longer be signed here.')
}

async function bodyOf<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = z.safeParse(schema, await readJsonValue(request))
  if (parsed.success) return parsed.data
  throw new RestFault(400, 'invalid_request', `Send an outcome: ${OUTCOMES.join(' or ')}.`)
}

const play = (
  bank: Bank,
  requestId: string,
  outcome: Parameters<typeof playSignature>[1],
): Promise<boolean> =>
  inTransaction(bank, sql =>
    playSignature(requestId, outcome, { sql, clock: bank.clock, newId: bank.newId }),
  )

/** `id` is the bank's or the provider's id of the signature. */
async function requestIdOf(id: string, { database }: Bank): Promise<string> {
  const [row] = await database.sql<{ id: string }>`
    select provider_request_id as id from signature where id = ${id} or provider_request_id = ${id}`
  if (!row) throw new RestFault(404, 'not_found', `There is no signature ${id}.`)
  return row.id
}

/** Lists the signatures that wait for their signers. */
async function listSignatures({ database }: Bank): Promise<readonly object[]> {
  return database.sql<{ id: string; signerName: string; email: string; subject: string }>`
    select signature.id, signer_name as "signerName", email, subject
    from signature join customer on customer.id = customer_id
    where ended_at is null order by signature.expires_at desc limit 50`
}
