import { HEADER, identityCheckMethods, type RestMethod } from '@sixpence/protocol'
import { Hono, type Context as HonoContext } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, restAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { inTransaction } from '../db/index.ts'
import { readJsonObject, refuse, RestFault, restService } from '../http/index.ts'
import { ownsDocument } from './identity-documents.ts'
import { holdRun } from './identity-run.ts'
import { makeLink, openByLink } from './links.ts'
import { moveRun } from './move-run.ts'
import { readRun } from './read-run.ts'
import { sendCheckLink } from './send-check-link.ts'
import { startRun } from './start-run.ts'

const { start, startFor, link, open, read, complete } = identityCheckMethods

/** The calls about checks that have addresses of their own. */
export function identityService(bank: Bank) {
  const service = new Hono()
  service.route('/', callersService(bank))
  service.route('/', publicService(bank))
  return service
}

/** What customers ask, and those who act for them. */
function callersService(bank: Bank) {
  const service = new Hono()
  service.post(start.path, async context => {
    const { documentId, returnUrl } = await inputOf(start, context)
    return answered(bank, { request: context.req.raw, call: start }, async caller => {
      const { customerId } = caller.caller
      if (documentId !== undefined && !(await ownsDocument(documentId, caller))) throw unknown()
      const input = { customerId, kind: 'document', identityId: documentId, returnUrl } as const
      return startRun(input, caller, bank)
    })
  })
  service.post(routeOf(startFor), context => {
    const request = asNaming(context.req.param('customerId') ?? '', context.req.raw)
    return answered(bank, { request, call: startFor }, caller => sendCheckLink(caller, bank))
  })
  service.post(routeOf(link), context => {
    const runId = context.req.param('runId') ?? ''
    return answered(bank, { request: context.req.raw, call: link }, async caller => {
      const made = await makeLink(runId, caller.caller.customerId, caller)
      if (!made) throw unknown()
      return { url: made.path, expiresAt: made.expiresAt.toISOString() }
    })
  })
  service.get(routeOf(read), context => {
    const id = context.req.param('runId') ?? ''
    return answered(bank, { request: context.req.raw, call: read }, async caller => {
      const found = await readRun(id, caller)
      if (!found) throw unknown()
      return found
    })
  })
  service.onError(answerRefusal)
  return service
}

/** What somebody asks who has come by a link and is not signed in. */
function publicService(bank: Bank) {
  const service = restService()
  const { clock, newId } = bank
  service.post(routeOf(open), async context => {
    const runId = context.req.param('runId') ?? ''
    const { token } = await inputOf(open, context)
    const answer = await inTransaction(bank, sql =>
      openByLink({ runId, token }, { sql, clock }, bank),
    )
    return context.json(answer)
  })
  service.post(routeOf(complete), async context => {
    const id = context.req.param('runId') ?? ''
    const status = await inTransaction(bank, async sql => {
      const run = await holdRun(sql, { id })
      if (!run) throw new RestFault(404, 'not_found', 'This link no longer works.')
      return moveRun(run, { said: 'customerDone' }, { sql, clock, newId })
    })
    return context.json({ status })
  })
  return service
}

async function answered<Answer extends object>(
  bank: Bank,
  asking: { readonly request: Request; readonly call: RestMethod },
  work: (context: CallerContext) => Promise<Answer>,
): Promise<Response> {
  return restAnswer(await asCaller(bank, asking, work))
}

async function inputOf<Schema extends z.ZodMiniType>(
  { input }: { readonly input: Schema },
  { req }: HonoContext,
): Promise<z.output<Schema>> {
  const body = await readJsonObject(req.raw)
  const parsed = z.safeDecode(input, body as never) // any JSON: the schema judges it
  if (!parsed.success) throw refuse.malformed('The request is not right.')
  return parsed.data
}

/** The request as one for the customer whom its address names. */
function asNaming(customerId: string, request: Request): Request {
  const named = request.headers.get(HEADER.customerId) ?? customerId
  if (named !== customerId) throw refuse.malformed('Address and header name different customers.')
  const headers = new Headers(request.headers)
  headers.set(HEADER.customerId, customerId)
  return new Request(request, { headers })
}

const unknown = () => refuse.accessDenied('There is no such check.')

/** `{name}` of the protocol is `:name` of the router. */
const routeOf = ({ path }: { readonly path: string }): string =>
  path.replaceAll(/\{(\w+)\}/g, ':$1')
