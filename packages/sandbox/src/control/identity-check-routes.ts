import { IDENTITY_PROVIDERS } from '@sixpence/protocol'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import { inTransaction } from '../db/index.ts'
import { isLoopbackOrigin, isOwnHost, readJsonValue, RestFault } from '../http/index.ts'
import { type Capture, captureOf, playOutcome } from '../identity-provider/index.ts'
import { DELIVERIES } from '../provider-messages/index.ts'
import { CAPTURE_SCRIPT, capturePage } from './page/capture-page.ts'
import { SDK_SCRIPT } from './page/sdk-script.ts'
import { OUTSIDE_POLICY } from './outside-page.ts'

const STATES = ['processing', 'approved', 'declined', 'abandoned'] as const

const outcomeSchema = z.strictObject({
  outcome: z.enum(STATES),
  /** The reason for a refusal, e.g. `blurred`. */
  reason: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
  /** The name that the provider read on the document. */
  nameOnDocument: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  /** The delivery of the message to the bank; once by default. */
  deliver: z.optional(z.enum(DELIVERIES)),
})

/**
 * The SDK of that company, which runs in pages of other origins: only for them this API is open,
 * and only for what the token of a check allows.
 */
export function identitySdkRoutes(bank: Bank) {
  const routes = new Hono()
  routes.use(cors({ origin: origin => (isLoopbackOrigin(origin) ? origin : null) }))
  routes.use(async (context, next) => {
    const host = context.req.header('host') ?? new URL(context.req.url).host
    if (isOwnHost(host)) return next()
    return context.json({ message: 'This API is for this machine only.' }, 403)
  })
  routes.get('/Onfido.js', context =>
    context.body(SDK_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  routes.post('/v4/sdk/analytics', context => context.body(null, 204))
  routes.post('/runs/:token', async context => {
    await playByToken(bank, context.req.param('token'), context.req.raw)
    return context.body(null, 204)
  })
  return routes
}

/** The company that checks identities: its page for people, and its decisions. */
export function identityCheckRoutes(bank: Bank) {
  const routes = new Hono()
  routes.get('/identity-runs', async context => context.json(await listRuns(bank)))
  routes.post('/identity-runs/:id', async context => {
    const id = context.req.param('id')
    return context.json(await play(bank, id, await outcomeIn(context.req.raw)))
  })
  for (const provider of IDENTITY_PROVIDERS) {
    routes.get(`/identity/${provider}/:token`, context => {
      context.header('Content-Security-Policy', OUTSIDE_POLICY)
      context.header('Referrer-Policy', 'no-referrer')
      return context.html(capturePage())
    })
    routes.post(`/identity/${provider}/:token`, async context => {
      const { returnUrl } = await playByToken(bank, context.req.param('token'), context.req.raw)
      return context.json({ returnUrl: returnUrl ?? null })
    })
  }
  routes.get('/capture.js', context =>
    context.body(CAPTURE_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  return routes
}

type OutcomeInput = z.output<typeof outcomeSchema>

const here = ({ database, clock }: Bank) => ({ sql: database.sql, clock })

async function outcomeIn(request: Request): Promise<OutcomeInput> {
  const parsed = z.safeParse(outcomeSchema, await readJsonValue(request))
  if (parsed.success) return parsed.data
  throw new RestFault(400, 'invalid_request', `Send an outcome: ${STATES.join(', ')}.`)
}

/** Reports the outcome of a check, as its token allows. */
async function playByToken(bank: Bank, token: string, request: Request): Promise<Capture> {
  const found = await captureOf(token, here(bank))
  if (!found) throw new RestFault(404, 'not_found', 'This check is over.')
  await play(bank, found.runId, await outcomeIn(request))
  return found
}

/** `id` is the bank's or the provider's id of the check. */
async function play(
  bank: Bank,
  id: string,
  { outcome: state, deliver = 'once', ...found }: OutcomeInput,
): Promise<{ ended: boolean }> {
  const { clock, newId } = bank
  return inTransaction(bank, async sql => {
    const [run] = await sql<{ id: string }>`
      select provider_run_id as id from identity_run where id = ${id} or provider_run_id = ${id}`
    if (!run) throw new RestFault(404, 'not_found', `There is no check ${id}.`)
    const outcome = { ...found, state, deliver }
    return { ended: await playOutcome(run.id, outcome, { sql, clock, newId }) }
  })
}

/** Lists the checks that wait for an outcome, newest first. */
async function listRuns({ database }: Bank): Promise<readonly object[]> {
  return database.sql<{ id: string; email: string; status: string; provider: string }>`
    select run.id, email, status, provider
    from identity_run run join customer on customer.id = customer_id
    where ended_at is null order by run.position desc limit 50`
}
