import { HEADER, LOCALES, type Locale, type NamedMethod } from '@sixpence/protocol'
import * as z from 'zod/mini'
import type { Caller, CallerContext, RequestOrigin } from '../context.ts'
import { inTransaction, type Bank } from '../bank.ts'
import { readAccessToken } from '../credentials/index.ts'
import type { Sql } from '../db/index.ts'
import {
  bearerToken,
  checkScope,
  envelopeOf,
  readJsonObject,
  Refusal,
  requestOrigin,
} from '../http/index.ts'
import type { Answer, NamedMethodRoute } from '../http/index.ts'
import { answerKeyed } from '../payments/index.ts'

/** The routes of `/api` by the name of their method. */
export type NamedMethodRoutes = ReadonlyMap<string, NamedMethodRoute>

/**
 * Answers one call of the single endpoint.
 *
 * @throws {Refusal} When the call never reached its handler or the handler undid it.
 */
export async function answerNamedMethod(
  request: Request,
  routes: NamedMethodRoutes,
  bank: Bank,
): Promise<Answer> {
  const route = findRoute(request, routes)
  const body = await readJsonObject(request)
  checkFrame(body, route.method)
  const key = request.headers.get(HEADER.idempotencyKey) ?? ''
  const call = { route, body, key, origin: requestOrigin(request) }
  const token = bearerToken(request)
  if (route.method.key !== 'none') return answerPayment(call, token, bank)
  return inTransaction(bank, async sql => {
    const context = await contextOf(call, { token, sql, bank })
    return envelopeOf(route.method, await route.handle(decode(call), context))
  })
}

interface Call {
  readonly route: NamedMethodRoute
  readonly body: Record<string, unknown>
  readonly key: string
  readonly origin: RequestOrigin
}

async function answerPayment(call: Call, token: string | undefined, bank: Bank): Promise<Answer> {
  const context = await contextOf(call, { token, sql: bank.database.sql, bank })
  return answerKeyed({
    database: bank.database,
    route: call.route,
    input: decode(call),
    context,
    envelopeOf: outcome => envelopeOf(call.route.method, outcome),
  })
}

function findRoute(request: Request, routes: NamedMethodRoutes): NamedMethodRoute {
  const name = new URL(request.url).search.slice(1).split(/[=&]/, 1)[0] ?? ''
  const route = routes.get(name)
  if (route) return route
  const shown = name === '' ? 'The call names no method.' : `There is no method "${clip(name)}".`
  throw new Refusal('IM', shown, { status: 404 })
}

const clip = (name: string) => (/^\w{1,60}$/.test(name) ? name : `${name.slice(0, 20)}…`)

/** The fields around the payload that every call has. */
function checkFrame(body: Record<string, unknown>, method: NamedMethod): void {
  const named = body['method']
  if (named !== undefined && named !== method.name) {
    throw new Refusal('TA1', 'The body names another method than the address.', { status: 400 })
  }
  if (body['fromEmail'] !== undefined && body['authSecret'] !== undefined) {
    throw new Refusal('TA1', 'Send fromEmail or authSecret, not both.', { status: 400 })
  }
}

async function contextOf(
  { route, body, key, origin }: Call,
  { token, sql, bank }: { token: string | undefined; sql: Sql; bank: Bank },
): Promise<CallerContext> {
  const { clock, newId, newCode, keysInFlight } = bank
  const context = { sql, clock, newId, newCode, keysInFlight, key, origin, locale: localeOf(body) }
  // Handlers of public methods are typed without a caller, so they cannot ask for this one.
  if (route.method.access === 'public') return { ...context, caller: NOBODY }
  const caller = token && (await readAccessToken(token, context, bank.tokens.keys))
  if (!caller) throw new Refusal('AU', 'You are not signed in.', { status: 401 })
  checkIdentity(body, caller)
  checkScope(caller, route.method)
  return { ...context, caller }
}

const NOBODY: Caller = { userId: '', customerId: '', email: '', sessionId: '', scope: 'full' }

function localeOf(body: Record<string, unknown>): Locale {
  return LOCALES.find(locale => locale === body['lang']) ?? 'en'
}

/** Who a call says it is from has to be who the token says it is. */
function checkIdentity(body: Record<string, unknown>, caller: Caller): void {
  const { fromEmail, fromCustomerId } = body
  const isOther =
    (fromEmail !== undefined && !isEmailOf(fromEmail, caller)) ||
    (fromCustomerId !== undefined && fromCustomerId !== caller.customerId)
  if (isOther) throw new Refusal('ENOA', 'You have no access to this customer.')
}

const isEmailOf = (email: unknown, caller: Caller) =>
  typeof email === 'string' && email.toLowerCase() === caller.email

function decode({ route, body }: Call): unknown {
  const decoded = z.safeDecode(route.method.input, body)
  if (decoded.success) return decoded.data
  throw new Refusal('VF', 'Some fields are not right.', {
    fields: decoded.error.issues.map(issue => ({
      param: issue.path.map(String).join('.'),
      description: issue.message,
    })),
  })
}
