import { HEADER, isAnswer, type Locale, LOCALES, type OutputOf } from '@sixpence/protocol'
import { accessMethods, type NamedMethod } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import {
  actedFor,
  isInvited,
  type Payable,
  permissionsOf,
  recordingStaff,
  type StaffOutcome,
  writingDown,
} from '../access/index.ts'
import type { Caller, CallerContext, RequestOrigin, SignedIn, UploadedFile } from '../context.ts'
import type { Bank } from '../bank.ts'
import { readAccessToken } from '../credentials/index.ts'
import { type Sql, inTransaction } from '../db/index.ts'
import {
  checkScope,
  envelopeOf,
  hasOtherChallengeMethod,
  requestOrigin,
  S256_ONLY,
  refuse,
} from '../http/index.ts'
import type { Answer, ServedMethod } from '../http/index.ts'
import { keepLanguage } from '../language/index.ts'
import { answerKeyed } from '../payments/index.ts'
import { callerOf } from './caller-of.ts'
import { readNamedCall, type ServedMethods } from './read-named-call.ts'

/**
 * Answers one call of the single endpoint.
 *
 * @throws {Refusal} When the call never reached its handler or the handler undid it.
 */
export async function answerNamedMethod(
  request: Request,
  methods: ServedMethods,
  bank: Bank,
): Promise<Answer> {
  const { unread, served, body, files } = await readNamedCall(request, methods, bank)
  const call: Call = {
    url: request.url,
    served: writingDown(served),
    body,
    files,
    key: request.headers.get(HEADER.idempotencyKey) ?? '',
    header: request.headers.get(HEADER.customerId),
    origin: requestOrigin(request),
    bankUrl: new URL(request.url).origin,
  }
  const { token } = unread
  const about = served.method === accessMethods.search ? textOf(body['query']) : undefined
  const staffCall = { ...unread, named: [body['fromCustomerId'], ...unread.named], about }
  return recordingStaff(bank, staffCall, {
    work: isWritten => answerCall(call, { token, isWritten, bank }),
    outcomeOf: answer => outcomeOf(served.method, answer),
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function outcomeOf(method: NamedMethod, { body }: Answer): StaffOutcome {
  const code = String(body['responseCode'])
  if (!isAnswer(method, code)) return { refusedWith: code }
  if (method !== accessMethods.search) return {}
  const { items } = body as unknown as OutputOf<typeof accessMethods.search> // encoded by its schema
  return { found: items.map(({ customerId }) => customerId) }
}

interface AnswerOptions {
  readonly token: string | undefined
  readonly isWritten: boolean
  readonly bank: Bank
}

async function answerCall(call: Call, options: AnswerOptions): Promise<Answer> {
  const { url, served, body, header } = call
  checkFrame(body, served.method)
  checkChallengeMethod(url, body)
  const customerId = actedFor(body, header)
  if (served.method.key !== 'none') return answerPayment(call, customerId, options)
  return inTransaction(options.bank, async sql => {
    const context = await contextOf(call, { ...options, customerId, sql })
    return envelopeOf(served.method, await served.handle(decode(call), context))
  })
}

interface Call {
  readonly url: string
  readonly served: ServedMethod
  readonly body: Record<string, unknown>
  readonly files: ReadonlyMap<string, UploadedFile> | undefined
  readonly key: string
  readonly origin: RequestOrigin
  readonly bankUrl: string
  /** The customer that the header names. */
  readonly header: string | null
}

async function answerPayment(
  call: Call,
  customerId: string | undefined,
  options: AnswerOptions,
): Promise<Answer> {
  const { database } = options.bank
  const context = await contextOf(call, { ...options, customerId, sql: database.sql })
  return answerKeyed({
    database,
    served: call.served,
    input: decode(call),
    context,
    envelopeOf: outcome => envelopeOf(call.served.method, outcome),
  })
}

/** The fields around the payload that every call has. */
function checkFrame(body: Record<string, unknown>, method: NamedMethod): void {
  const named = body['method']
  if (named !== undefined && named !== method.name) {
    throw refuse.malformed('The body names another method than the address.')
  }
  if (body['fromEmail'] !== undefined && body['authSecret'] !== undefined) {
    throw refuse.malformed('Send fromEmail or authSecret, not both.')
  }
}

function checkChallengeMethod(url: string, body: Record<string, unknown>): void {
  if (!hasOtherChallengeMethod(url, body)) return
  const fields = [{ param: 'codeChallengeMethod', description: S256_ONLY }]
  throw refuse.invalidInput(S256_ONLY, { fields })
}

async function contextOf(
  { served, body, files, key, origin, bankUrl }: Call,
  {
    token,
    isWritten,
    bank,
    customerId,
    sql,
  }: AnswerOptions & { customerId: string | undefined; sql: Sql },
): Promise<CallerContext> {
  const { clock, newId, newCode, keysInFlight } = bank
  const here = { clock, newId, newCode, keysInFlight, origin, bankUrl }
  const context = { ...here, sql, key, files, locale: localeOf(body) }
  // Handlers of public methods are typed without a caller, so they cannot ask for this one.
  if (served.method.access === 'public') return { ...context, caller: ANONYMOUS }
  const signedIn = token && (await readAccessToken(token, context, bank.tokens.keys))
  if (!signedIn) throw await refusalOfStranger(body, sql)
  checkIdentity(body, signedIn)
  checkScope(signedIn, served.method)
  await listen(body, signedIn, sql)
  return {
    ...context,
    caller: await callerOf(
      signedIn,
      {
        method: served.method,
        customerId,
        isWritten,
        pays: paidBy(served.method, body),
        key: served.method.key === 'none' ? (textOf(body['key']) ?? '') : key,
      },
      sql,
    ),
  }
}

/** Returns what a call would pay, by the fields of its method: a caller may add others at will. */
function paidBy({ input, outflow }: NamedMethod, body: Record<string, unknown>): Payable {
  if (outflow === undefined) return {}
  const { data } = z.safeDecode(input, body)
  return typeof data === 'object' && data !== null ? data : {}
}

/** A representative without a sign-in may see only their tax form. */
async function refusalOfStranger({ authSecret }: Record<string, unknown>, sql: Sql) {
  const isKnown = typeof authSecret === 'string' && (await isInvited(authSecret, sql))
  return isKnown ? refuse.invalidMethod('Not implemented') : refuse.notSignedIn()
}

const ANONYMOUS: Caller = {
  userId: '',
  customerId: '',
  email: '',
  sessionId: '',
  scope: 'full',
  actsFor: '',
  ownCustomerId: '',
  right: 'none',
  permissions: permissionsOf([]),
  seesBalance: false,
  isStaff: false,
}

/** A frame speaks the language of the page around it: that is not yet the customer's. */
async function listen(
  { lang }: Record<string, unknown>,
  { scope, customerId }: SignedIn,
  sql: Sql,
): Promise<void> {
  if (scope === 'full' && isLocale(lang)) await keepLanguage(sql, customerId, lang)
}

const localeOf = ({ lang }: Record<string, unknown>): Locale => (isLocale(lang) ? lang : 'en')

const isLocale = (value: unknown): value is Locale => LOCALES.some(locale => locale === value)

/** The sender that a call names must match the token. */
function checkIdentity(
  { fromEmail }: Record<string, unknown>,
  { email, formerEmail }: SignedIn,
): void {
  if (fromEmail === undefined) return
  const named = typeof fromEmail === 'string' ? fromEmail.toLowerCase() : undefined
  // A token names the person it was issued to, by their name at that time.
  if (named !== undefined && (named === email || named === formerEmail)) return
  throw refuse.noAccess()
}

function decode({ served, body }: Call): unknown {
  const decoded = z.safeDecode(served.method.input, body)
  if (decoded.success) return decoded.data
  throw refuse.invalidInput('Some fields are not right.', {
    fields: decoded.error.issues.map(issue => ({
      param: issue.path.map(String).join('.'),
      description: issue.message,
    })),
  })
}
