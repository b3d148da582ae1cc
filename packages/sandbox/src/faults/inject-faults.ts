import { RESPONSE_CODE } from '@sixpence/protocol'
import type { Context, MiddlewareHandler } from 'hono'
import type { FaultRule } from './fault-rule.ts'
import type { Faults } from './faults.ts'

/** The way in which an API learns that a connection must end without a response. */
export interface FaultBindings {
  /** Set by a fault: `dropped` ends quietly, `reset` with a reset. */
  lost?: 'dropped' | 'reset'
  /** Sends the same call to the API once more, without faults. */
  readonly deliverAgain?: (request: Request) => Promise<unknown>
  /** This is such a call. */
  readonly isAgain?: boolean
}

interface FaultEnv {
  Variables: { requestId: string }
  Bindings: FaultBindings
}

/** Applies the fault of a rule; everything inside it acts as the bank. */
export function injectFaults(faults: Faults): MiddlewareHandler<FaultEnv> {
  return async (context, next) => {
    const rule = context.env.isAgain ? undefined : faults.take(targetOf(context))
    if (!rule) return next()
    if (rule.afterMs) await new Promise(resolve => setTimeout(resolve, rule.afterMs))
    const instead = answerBefore(rule, context)
    if (instead) return instead
    const copy = rule.fault === 'duplicate' ? context.req.raw.clone() : undefined
    await Promise.all([next(), copy && context.env.deliverAgain?.(copy)])
    const after = await answerAfter(rule, context)
    // Hono keeps the headers set so far, those of CORS among them.
    if (after) context.res = after
  }
}

function targetOf(context: Context<FaultEnv>) {
  const { method: verb, path } = context.req
  const named = new URL(context.req.url).search.slice(1).split(/[=&]/, 1)[0]
  const method = path === '/api' && named ? named : verb
  return { path, method, verb, requestId: context.get('requestId') }
}

function answerBefore(rule: FaultRule, context: Context<FaultEnv>): Response | undefined {
  switch (rule.fault) {
    case 'dropBefore':
      return lose(context, 'dropped')
    case 'reset':
      return lose(context, 'reset')
    case '503Before':
      return unavailable(context)
    case '401':
      return context.json(
        { responseCode: RESPONSE_CODE.notAuthorised, responseDescription: NOT_SIGNED_IN },
        401,
      )
    case '429':
      return tooMany(rule, context)
    default:
      return undefined
  }
}

const NOT_SIGNED_IN = 'You are not signed in.'

async function answerAfter(
  rule: FaultRule,
  context: Context<FaultEnv>,
): Promise<Response | undefined> {
  switch (rule.fault) {
    case 'dropAfterCommit':
      return lose(context, 'dropped')
    case '503AfterCommit':
      return unavailable(context)
    case 'garbage':
      return context.html('<!doctype html><title>It works!</title><p>It works!</p>')
    case 'truncate':
      return truncated(await context.res.clone().text())
    default:
      return undefined
  }
}

function lose(context: Context<FaultEnv>, how: 'dropped' | 'reset'): Response {
  context.env.lost = how
  return context.body(null, 503)
}

function unavailable(context: Context<FaultEnv>): Response {
  const message = 'The bank is not available.'
  return context.json(
    { responseCode: RESPONSE_CODE.unknown, responseDescription: message, message },
    503,
  )
}

function tooMany(rule: FaultRule, context: Context<FaultEnv>): Response {
  const message = 'Too many requests.'
  return context.json(
    { responseCode: RESPONSE_CODE.unknown, responseDescription: message, message },
    429,
    retryAfter(rule),
  )
}

function retryAfter({ retryAfterSeconds, retryAfterAs }: FaultRule): Record<string, string> {
  if (retryAfterSeconds === undefined) return {}
  // Real time, since advancing the bank's clock doesn't advance the client's.
  const date = new Date(Date.now() + retryAfterSeconds * 1000).toUTCString()
  return { 'Retry-After': retryAfterAs === 'date' ? date : String(retryAfterSeconds) }
}

/** Half of the body, then the connection stops. */
function truncated(text: string): Response {
  const half = new TextEncoder().encode(text.slice(0, Math.floor(text.length / 2)))
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(half)
    },
    async pull(controller) {
      // A server delays the first piece for a moment: it must be sent first.
      await new Promise(resolve => setTimeout(resolve, 20))
      controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}
