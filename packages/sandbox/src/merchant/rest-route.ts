import type { InputOf, OutputOf } from '@sixpence/protocol'
import type { RestMethod } from '@sixpence/protocol/schemas'
import type { Context as HonoContext, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import { asCaller, readSent, restAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { readJsonObject, Refusal, refuse } from '../http/index.ts'

/** Handles a call about the resource with the id in its path, for the customer that it names. */
export type RestWork<Method extends RestMethod, Answer = OutputOf<Method>> = (
  input: InputOf<Method>,
  context: CallerContext,
  id: string,
) => Promise<Answer | Refusal>

interface Serving<Method extends RestMethod, Answer> {
  readonly work: RestWork<Method, Answer>
  /** 200 by default. */
  readonly status?: ContentfulStatusCode | ((answer: Answer) => ContentfulStatusCode)
  /** Runs after the transaction has ended. */
  readonly afterwards?: (answer: Answer) => Promise<unknown>
}

/** Serves a call at its address: validates, decodes and encodes it by its protocol schema. */
export function serveRest<Method extends RestMethod, Answer = OutputOf<Method>>(
  { service, bank }: { readonly service: Hono; readonly bank: Bank },
  method: Method,
  { work, status = 200, afterwards }: Serving<Method, Answer>,
): void {
  const path = method.path.replaceAll(/\{(\w+)\}/g, ':$1')
  service.on(method.method, path, async context => {
    const { raw: request } = context.req
    const sent = await readSent(bank, { request, call: method }, () => sentIn(context, method))
    const restRequest = { request, call: method, customerId: sent['customerId'] }
    const id = context.req.param('id') ?? ''
    const outcome = await asCaller(bank, restRequest, caller =>
      work(decoded(method, sent), caller, id),
    )
    if (outcome instanceof Refusal) return restAnswer(outcome)
    const answer = afterwards ? await afterwards(outcome) : outcome
    const http = typeof status === 'function' ? status(outcome) : status
    return context.json(z.encode(method.output, answer as never) as object, http)
  })
}

/** Reads the query of a call without a body, else the body; for a deletion, either. */
async function sentIn(
  { req }: HonoContext,
  { method }: RestMethod,
): Promise<Record<string, unknown>> {
  const isRead = method === 'GET' || method === 'DELETE'
  return isRead ? req.query() : readJsonObject(req.raw)
}

function decoded<Method extends RestMethod>(
  { input }: Method,
  sent: Record<string, unknown>,
): InputOf<Method> {
  const parsed = z.safeDecode(input, sent) // any JSON: the schema judges it
  if (parsed.success) return parsed.data as InputOf<Method>
  const fields = parsed.error.issues.map(({ path, message }) => ({
    param: path.map(String).join('.'),
    description: message,
  }))
  const faults = fields.map(({ param, description }) => `${param}: ${description}`)
  throw refuse.invalidInput(`The request is not right. ${faults.join('; ')}`, { fields })
}
