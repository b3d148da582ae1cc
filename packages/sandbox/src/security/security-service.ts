import { changeTwoStepMode, confirmTwoStepMode } from '@sixpence/protocol'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { inTransaction, type Bank } from '../bank.ts'
import { asThemselves } from '../access/index.ts'
import type { CallerContext } from '../context.ts'
import { readAccessToken } from '../credentials/index.ts'
import {
  bearerToken,
  NEEDS_WINDOW,
  readJsonObject,
  Refusal,
  requestLocale,
  requestOrigin,
} from '../http/index.ts'
import { beginTwoStepChange, confirmTwoStepChange } from './change-two-step.ts'

/** The settings that are called by addresses of their own: two-step verification. */
export function securityService(bank: Bank) {
  const service = new Hono()
  service.post(changeTwoStepMode.path, async context => {
    const wish = z.safeDecode(
      changeTwoStepMode.input,
      (await readJsonObject(context.req.raw)) as never, // any JSON: the schema judges it
    )
    if (!wish.success) throw new Refusal('TA1', 'Send either mode or typeMode.')
    const answer = await asCaller(bank, context.req.raw, caller =>
      beginTwoStepChange(wish.data, caller),
    )
    return respond(answer)
  })
  service.post(routeOf(confirmTwoStepMode.path), async context => {
    const { requestId: id = '', code = '' } = context.req.param() as Partial<Record<string, string>>
    const answer = await asCaller(bank, context.req.raw, caller =>
      confirmTwoStepChange({ id, code }, caller),
    )
    return respond(answer)
  })
  service.onError(cause => {
    if (cause instanceof Refusal) return respond(cause)
    throw cause
  })
  return service
}

/** `{name}` of the protocol is `:name` of the router. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** @throws {Refusal} `AU` without a session, `ESU` for that of a frame. */
async function asCaller<Answer>(
  bank: Bank,
  request: Request,
  work: (context: CallerContext) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(bank, async sql => {
    const { clock, newId, newCode, keysInFlight, tokens } = bank
    const origin = requestOrigin(request)
    const locale = requestLocale(request)
    const token = bearerToken(request)
    const signedIn = token && (await readAccessToken(token, { sql, clock }, tokens.keys))
    if (!signedIn) throw new Refusal('AU', 'You are not signed in.')
    if (signedIn.scope === 'embed') throw new Refusal('ESU', NEEDS_WINDOW)
    const caller = asThemselves(signedIn)
    const bankUrl = new URL(request.url).origin
    const here = { clock, newId, newCode, keysInFlight, origin, bankUrl, locale }
    return work({ ...here, sql, caller, key: '' })
  })
}

const STATUS = new Map<string, number>([
  ['AU', 401],
  ['ESU', 403],
])

const CODES = new Map<string, string>([
  ['AU', 'invalid_grant'],
  ['ESU', 'step_up_needed'],
  ['approvalCode', 'invalid_code'],
  ['approvalCodeExpired', 'expired_code'],
  ['approvalCodeAttempts', 'too_many_attempts'],
  ['approvalCodeTooSoon', 'too_soon'],
])

function respond(answer: object): Response {
  if (!(answer instanceof Refusal)) return Response.json(answer)
  const [field] = answer.validationErrors ?? []
  const code = CODES.get(field?.param ?? answer.responseCode) ?? 'invalid_request'
  const { triesLeft } = field ?? {}
  return Response.json(
    { message: answer.message, code, ...(triesLeft !== undefined && { triesLeft }) },
    { status: STATUS.get(answer.responseCode) ?? 400 },
  )
}
