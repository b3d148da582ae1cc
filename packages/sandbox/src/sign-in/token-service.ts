import { HEADER } from '@sixpence/protocol'
import {
  deviceMethods,
  embeddingMethods,
  externalSignInMethods,
  idempotencyKeySchema,
  type RestMethod,
  signInMethods,
} from '@sixpence/protocol/schemas'
import { Hono, type Context as HonoContext } from 'hono'
import * as z from 'zod/mini'
import {
  actedFor,
  asNamed,
  callerFor,
  callId,
  readingStaff,
  recordingStaff,
} from '../access/index.ts'
import type { Bank } from '../bank.ts'
import type { SignedIn } from '../context.ts'
import { readAccessToken, type SignInContext, AuthRefused } from '../credentials/index.ts'
import { type Sql, inTransaction } from '../db/index.ts'
import {
  bearerToken,
  hasOtherChallengeMethod,
  isUnkeepableText,
  NEEDS_WINDOW,
  readJsonObject,
  Refusal,
  requestLocale,
  requestOrigin,
  S256_ONLY,
  unkeepable,
} from '../http/index.ts'
import { authProfile } from './auth-profile.ts'
import { listConsents, readQuestion, withdrawConsent } from './external/external-consent.ts'
import { authorizeOutsider } from './external/external-sign-in.ts'
import { confirmByDevice } from './push/confirm-login.ts'
import { tradeCode } from './tokens/exchange-code.ts'
import { grantFrameSession } from './tokens/grant-embed.ts'
import { leave } from './tokens/leave.ts'
import { readLinkingSignIn, type Linking } from './devices/linking.ts'
import {
  addPhone,
  approveWithCode,
  ownApproveMethods,
  sendDeviceCode,
} from './devices/new-devices.ts'
import { oneDevice, ownDevices, unlink } from './devices/own-devices.ts'
import { requestScp } from './request-scp.ts'
import { sendCodeAgain } from './resend-code.ts'
import { rotateRefreshToken } from './tokens/rotate-refresh-token.ts'
import { startSignIn } from './start-sign-in.ts'
import { sendLinksOfStores } from './devices/store-links.ts'

/** One request as its handler sees it. */
interface TokenRequest<Input> {
  readonly input: Input
  readonly context: SignInContext
  /** The `Idempotency-Key` of the request, if it is valid. */
  readonly key: string | undefined
  /** The values of the path's placeholders. */
  readonly params: Readonly<Record<string, string>>
  /** The caller; undefined for a public call, and for an invalid token. */
  readonly caller: SignedIn | undefined
  /** The bearer token of a call that isn't public. */
  readonly token: string | undefined
  /** The origin of the calling page. */
  readonly pageOrigin: string | undefined
}

type Handle<Input, Answer> = (request: TokenRequest<Input>) => Promise<Answer | AuthRefused>

type Add = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: RestMethod<Input, Output>,
  handle: Handle<z.output<Input>, z.output<Output>>,
) => void

/** Serves the token service: signs people in, keeps them signed in, and signs them out. */
export function tokenService(bank: Bank) {
  const service = new Hono()
  const add: Add = (call, handle) =>
    service.on(call.method, honoPath(call), async context => {
      const answer = await answerTo(call, handle, { bank, context })
      if (!(answer instanceof AuthRefused)) {
        return context.json(z.encode(call.output, answer) as object) // every output is an object
      }
      if (answer.retryAfterSeconds !== undefined) {
        context.header('Retry-After', String(answer.retryAfterSeconds))
      }
      return context.json(answer.body(), answer.status)
    })
  add(signInMethods.login, ({ input, context }) => startSignIn(input, context))
  add(signInMethods.exchangeCode, ({ input, context }) => tradeCode(input, context))
  add(signInMethods.refreshTokens, ({ input, key, context }) =>
    rotateRefreshToken({ ...input, key }, context),
  )
  add(signInMethods.logout, ({ input, context }) => leave(input, context))
  add(signInMethods.resendCode, ({ input, context }) => sendCodeAgain(input, context))
  add(
    embeddingMethods.grant,
    asCustomer(({ input, context }, caller) => grantFrameSession(input, caller, context)),
  )
  add(
    signInMethods.confirmLogin,
    asCustomer(({ input, context, params: { key = '' } }, caller) =>
      confirmByDevice({ ...input, key }, caller, context),
    ),
  )
  addDeviceCalls(add)
  addExternalCalls(add, bank)
  service.onError((cause, context) => {
    const refusal = isUnkeepableText(cause) ? unkeepable() : cause
    if (!(refusal instanceof Refusal)) throw cause
    const body = new AuthRefused('invalid_request', refusal.message).body()
    return context.json(body, refusal.status === 413 ? 413 : 400)
  })
  return service
}

function addDeviceCalls(add: Add): void {
  // Before the calls about one device: otherwise this word would be taken for an id.
  add(
    deviceMethods.approveMethods,
    asLinking(({ context }, linking) => ownApproveMethods(linking, context)),
  )
  add(
    deviceMethods.requestLink,
    asLinking(({ context }, linking) => requestScp(linking, context)),
  )
  add(
    signInMethods.sendStoreLinks,
    asLinking(({ input, context }, { customerId }) =>
      sendLinksOfStores({ ...input, customerId }, context),
    ),
  )
  add(
    signInMethods.authProfile,
    asCustomer(({ context }, { customerId }) => authProfile(customerId, context)),
  )
  add(deviceMethods.add, ({ input, context }) => addPhone(input, context))
  add(
    deviceMethods.sendCode,
    asLinking(({ input, context, params: { deviceId = '' } }, linking) =>
      sendDeviceCode(deviceId, input, { linking, context }),
    ),
  )
  add(
    deviceMethods.approve,
    asLinking(({ input, context, params: { deviceId = '' } }, linking) =>
      approveWithCode(deviceId, input, { linking, context }),
    ),
  )
  add(
    deviceMethods.list,
    asLinking(({ context }, linking) => ownDevices(linking, context)),
  )
  add(
    deviceMethods.read,
    asCustomer(({ context, params }, caller) => oneDevice(params['deviceId'], caller, context)),
  )
  add(
    deviceMethods.remove,
    asCustomer(({ context, params }, caller) => unlink(params['deviceId'], caller, context)),
  )
}

/** Adds the calls for an outsider that lets its customers sign in with the bank. */
function addExternalCalls(add: Add, { outsideUrl }: Bank): void {
  add(
    externalSignInMethods.begin,
    asCustomer(async ({ pageOrigin = '' }) => ({
      authorizeUrl: `${outsideUrl}?${String(new URLSearchParams({ app: pageOrigin }))}`,
    })),
  )
  add(
    externalSignInMethods.authorize,
    asCustomer(({ input, context, params: { authorizationId = '' } }, { customerId }) =>
      authorizeOutsider(
        { ...input, redirectUri: input.redirect_uri, authorizationId, customerId },
        context,
      ),
    ),
  )
  add(
    externalSignInMethods.question,
    asCustomer(({ context, params: { authorizationId = '' } }, { customerId }) =>
      readQuestion(authorizationId, customerId, context),
    ),
  )
  add(
    externalSignInMethods.consents,
    asCustomer(async ({ context }, { customerId }) => ({
      consents: await listConsents(customerId, context),
    })),
  )
  add(
    externalSignInMethods.withdraw,
    asCustomer(({ context, params: { outsiderId = '' } }, { customerId }) =>
      withdrawConsent({ customerId, outsiderId }, context),
    ),
  )
}

const honoPath = ({ path }: RestMethod) => path.replace(/^\/auth/, '').replaceAll(/{(\w+)}/g, ':$1')

/** Refuses callers who aren't signed in, and the session of a frame. */
function asCustomer<Input, Answer>(
  handle: (request: TokenRequest<Input>, caller: SignedIn) => Promise<Answer | AuthRefused>,
): Handle<Input, Answer> {
  return async request => {
    const { caller } = request
    if (!caller) return new AuthRefused('invalid_grant', 'You are not signed in.')
    if (caller.scope === 'embed') return new AuthRefused('step_up_needed', NEEDS_WINDOW)
    return handle(request, caller)
  }
}

/** Refuses like {@link asCustomer}, but lets a sign-in pass that waits for its first phone. */
function asLinking<Input, Answer>(
  handle: (request: TokenRequest<Input>, linking: Linking) => Promise<Answer | AuthRefused>,
): Handle<Input, Answer> {
  const forCustomer = asCustomer<Input, Answer>((request, { customerId }) =>
    handle(request, { customerId }),
  )
  return async request => {
    const { token, context, caller } = request
    const linking = caller || !token ? undefined : await readLinkingSignIn(token, context)
    return linking ? handle(request, linking) : forCustomer(request)
  }
}

async function answerTo<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: RestMethod<Input, Output>,
  handle: Handle<z.output<Input>, z.output<Output>>,
  { bank, context: { req } }: { bank: Bank; context: HonoContext },
): Promise<z.output<Output> | AuthRefused> {
  const header = req.header(HEADER.customerId) ?? null
  const token = call.access === 'customer' ? bearerToken(req.raw) : undefined
  const staffCall = { token, named: [header], call: callId(call), needs: call.needs }
  const input = await readingStaff(bank, staffCall, () => readInput(req.raw, call))
  const answer = async (isOfStaff: boolean) =>
    run(bank, req.raw, async context => {
      const caller =
        token === undefined ? undefined : await readAccessToken(token, context, bank.tokens.keys)
      if (caller && isOfStaff) {
        const refused = await refusedToStaff(call, caller, { sql: context.sql, header })
        if (refused) return refused
      }
      if (input instanceof AuthRefused) return input
      const key = idempotencyKeySchema.safeParse(req.header(HEADER.idempotencyKey)).data
      const params = req.param() as Record<string, string>
      const pageOrigin = req.header('origin')
      return handle({ input, context, key, params, caller, token, pageOrigin })
    })
  return recordingStaff(bank, staffCall, {
    work: answer,
    outcomeOf: outcome => (outcome instanceof AuthRefused ? { refusedWith: outcome.code } : {}),
  })
}

/**
 * Refuses staff who name another customer, which is a mistake: these calls are about the signed-in
 * user.
 */
async function refusedToStaff(
  call: RestMethod,
  caller: SignedIn,
  { sql, header }: { sql: Sql; header: string | null },
): Promise<AuthRefused | undefined> {
  const customerId = actedFor({}, header)
  try {
    await callerFor(caller, { method: asNamed(call), customerId, isWritten: true }, sql)
    return undefined
  } catch (cause) {
    if (cause instanceof Refusal) return new AuthRefused('not_found', cause.message)
    throw cause
  }
}

/** Runs one request of the token service in a transaction of its own. */
export function run<Answer>(
  { database, clock, newId, newCode, tokens }: Bank,
  request: Request,
  handle: (context: SignInContext) => Promise<Answer>,
): Promise<Answer> {
  const origin = requestOrigin(request)
  const locale = requestLocale(request)
  const here = { clock, newId, newCode, origin, locale, tokens }
  return inTransaction({ database }, sql => handle({ ...here, sql }))
}

async function readInput<Input extends z.ZodMiniType>(
  request: Request,
  call: RestMethod<Input>,
): Promise<z.output<Input> | AuthRefused> {
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE'
  const body = hasBody ? await readJsonObject(request) : {}
  if (hasOtherChallengeMethod(request.url, body)) {
    return new AuthRefused('invalid_request', S256_ONLY)
  }
  const decoded = z.safeDecode(call.input, body as never) // any JSON: the schema judges it
  if (decoded.success) return decoded.data
  const faults = decoded.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  return new AuthRefused('invalid_request', `The request is not right. ${faults.join('; ')}`)
}
