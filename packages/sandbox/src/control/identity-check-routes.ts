import { IDENTITY_PROVIDERS } from '@sixpence/protocol'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import { inTransaction } from '../db/index.ts'
import { readJsonValue, RestFault } from '../http/index.ts'
import { captureOf, playOutcome } from '../identity-provider/index.ts'
import { DELIVERIES } from '../provider-messages/index.ts'
import { CAPTURE_SCRIPT, capturePage } from './page/capture-page.ts'
import { OUTSIDE_POLICY } from './outside-page.ts'

const STATES = ['processing', 'approved', 'declined', 'abandoned'] as const

const outcomeSchema = z.strictObject({
  outcome: z.enum(STATES),
  /** Why it was declined, e.g. `blurred`. */
  reason: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
  /** What the provider read on the document. */
  nameOnDocument: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  /** How the bank is told; once by default. */
  deliver: z.optional(z.enum(DELIVERIES)),
})

/** The company that checks who people are: its page for them, and what it decides. */
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
      const found = await captureOf(context.req.param('token'), here(bank))
      if (!found) throw new RestFault(404, 'not_found', 'This check is over.')
      const input = await outcomeIn(context.req.raw)
      await play(bank, found.runId, input)
      return context.json({ returnUrl: found.returnUrl ?? null })
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

/** `id` is the bank's id of the check, or the provider's. */
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

/** The checks that wait for an outcome, the newest first. */
async function listRuns({ database }: Bank): Promise<readonly object[]> {
  return database.sql<{ id: string; email: string; status: string; provider: string }>`
    select run.id, email, status, provider
    from identity_run run join customer on customer.id = customer_id
    where ended_at is null order by run.position desc limit 50`
}
