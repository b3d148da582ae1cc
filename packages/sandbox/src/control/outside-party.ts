import { pkceTextSchema } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import {
  hasOtherChallengeMethod,
  isLoopbackOrigin,
  readJsonValue,
  RestFault,
} from '../http/index.ts'
import { readOutsidersCode, registerAuthorization } from '../sign-in/index.ts'
import { OUTSIDE_POLICY, OUTSIDE_SCRIPT, outsidePage } from './outside-page.ts'
import { inTransaction } from '../db/index.ts'

const textSchema = z.string().check(z.minLength(1), z.maxLength(300))
const inputSchema = z.strictObject({
  app: textSchema,
  state: textSchema,
  codeChallenge: z.optional(pkceTextSchema),
  codeChallengeMethod: z.optional(z.literal('S256')),
})
const codeSchema = z.strictObject({ code: textSchema, codeVerifier: z.optional(pkceTextSchema) })

/** The registered client id of the party on this page. */
const OUTSIDER = 'harbour-club'

/** A party outside the bank that people sign in to with it: a page, and the address they return to. */
export function outsideParty(bank: Bank) {
  const app = new Hono()
  for (const path of ['/outside', '/outside/back']) {
    app.get(path, context => {
      context.header('Content-Security-Policy', OUTSIDE_POLICY)
      return context.html(outsidePage())
    })
  }
  app.get('/outside.js', context =>
    context.body(OUTSIDE_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.post('/outside/authorizations', async context => {
    const parsed = z.safeParse(inputSchema, await readJsonValue(context.req.raw))
    if (!parsed.success || !isLoopbackOrigin(parsed.data.app)) throw unfit()
    if (hasOtherChallengeMethod(context.req.url, parsed.data)) throw unfit()
    const { app, state, codeChallenge } = parsed.data
    const redirectUri = `${new URL(context.req.url).origin}/outside/back`
    const authorizationId = await inTransaction(bank, sql =>
      registerAuthorization(
        { outsiderId: OUTSIDER, redirectUri, state, codeChallenge },
        { sql, clock: bank.clock },
      ),
    )
    const url = new URL('/auth/sei', app)
    url.search = String(new URLSearchParams({ authorizationId, redirect_uri: redirectUri }))
    return context.json({ url: url.href }, 201)
  })
  app.post('/outside/codes', async context => {
    const parsed = z.safeParse(codeSchema, await readJsonValue(context.req.raw))
    if (!parsed.success) throw unfit()
    const who = await inTransaction(bank, sql =>
      readOutsidersCode({ codeVerifier: undefined, ...parsed.data }, { sql, clock: bank.clock }),
    )
    if (!who) throw new RestFault(404, 'not_found', 'This code says nothing.')
    return context.json(who)
  })
  return app
}

const unfit = () => new RestFault(400, 'invalid_request', 'The request is not right.')
