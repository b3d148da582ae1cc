import {
  exchangeCode,
  grantEmbed,
  login,
  logout,
  refreshTokens,
  resendCode,
  type RestCall,
} from '@sixpence/protocol'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { SignInContext } from '../credentials/index.ts'
import { inTransaction, type Bank } from '../bank.ts'
import { bearerToken, readJsonObject, Refusal } from '../http/index.ts'
import { AuthRefused } from './auth-refused.ts'
import { tradeCode } from './exchange-code.ts'
import { grantFrameSession } from './grant-embed.ts'
import { leave } from './leave.ts'
import { sendCodeAgain } from './resend-code.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'
import { startSignIn } from './start-sign-in.ts'

/** The token service: signs people in, keeps them signed in, lets them leave. */
export function tokenService(bank: Bank) {
  const service = new Hono()
  const add = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    call: RestCall<Input, Output>,
    handle: (
      input: z.output<Input>,
      context: SignInContext,
      request: Request,
    ) => Promise<z.output<Output> | AuthRefused>,
  ) =>
    service.post(call.path.replace(/^\/auth/, ''), async context => {
      const request = context.req.raw
      const input = await readInput(request, call)
      const answer =
        input instanceof AuthRefused ? input : await run(bank, sql => handle(input, sql, request))
      if (!(answer instanceof AuthRefused)) {
        return context.json(z.encode(call.output, answer) as object) // every output is an object
      }
      if (answer.retryAfterSeconds !== undefined) {
        context.header('Retry-After', String(answer.retryAfterSeconds))
      }
      return context.json(answer.body(), answer.status)
    })
  add(login, startSignIn)
  add(exchangeCode, tradeCode)
  add(refreshTokens, rotateRefreshToken)
  add(logout, leave)
  add(resendCode, sendCodeAgain)
  add(grantEmbed, (input, context, request) =>
    grantFrameSession(input, bearerToken(request), context),
  )
  service.onError((cause, context) => {
    if (!(cause instanceof Refusal)) throw cause
    const body = new AuthRefused('invalid_request', cause.message).body()
    return context.json(body, cause.status === 413 ? 413 : 400)
  })
  return service
}

/** Runs one request of the token service in a transaction of its own. */
export function run<Answer>(
  { database, clock, newId, newCode, tokens }: Bank,
  handle: (context: SignInContext) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction({ database }, sql => handle({ sql, clock, newId, newCode, tokens }))
}

async function readInput<Input extends z.ZodMiniType>(
  request: Request,
  call: RestCall<Input>,
): Promise<z.output<Input> | AuthRefused> {
  const body = await readJsonObject(request)
  const method = body['codeChallengeMethod']
  if (method !== undefined && method !== 'S256') {
    return new AuthRefused('invalid_request', 'PKCE is taken with S256 only.')
  }
  const decoded = z.safeDecode(call.input, body as never) // any JSON: the schema judges it
  if (decoded.success) return decoded.data
  const faults = decoded.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  return new AuthRefused('invalid_request', `The request is not right. ${faults.join('; ')}`)
}
