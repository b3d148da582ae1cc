import { HEADER, RESPONSE_CODE } from '@sixpence/protocol'
import type { RestMethod } from '@sixpence/protocol/schemas'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { readAccessToken } from '../credentials/index.ts'
import {
  bearerToken,
  isUnkeepable,
  Refusal,
  requestLocale,
  requestOrigin,
  unkeepable,
  refuse,
} from '../http/index.ts'
import { actedFor } from './acted-for.ts'
import { asThemselves, callerFor } from './caller-for.ts'
import { asNamed, callId } from './call-id.ts'
import { type MaybeStaffCall, readingStaff, recordingStaff } from './staff/staff-record.ts'
import { inTransaction } from '../db/index.ts'

/** A REST call and its handler. */
export interface RestRequest {
  readonly request: Request
  readonly call: RestMethod
  /** The customer that the address or the body names, besides the header. */
  readonly customerId?: unknown
  /** The type of paper requested. */
  readonly about?: string | undefined
}

/**
 * Reads the input of such a call before anything starts. Unreadable input from staff is recorded
 * too.
 */
export const readSent = <Sent>(
  bank: Bank,
  asking: RestRequest,
  read: (request: Request) => Sent | Promise<Sent>,
): Promise<Sent> => readingStaff(bank, maybeOfStaff(asking), () => read(asking.request))

/**
 * Runs a REST call in one transaction. Staff who name a customer are checked like everywhere else,
 * and their acts are recorded.
 *
 * @throws {Refusal} `AU` without a session, `ESU` for a frame's session; else like `callerFor`.
 */
export async function asCaller<Answer>(
  bank: Bank,
  asking: RestRequest,
  work: (context: CallerContext) => Promise<Answer>,
): Promise<Answer> {
  const { request, call, customerId: inBody } = asking
  const token = bearerToken(request)
  const method = asNamed(call)
  const { needs } = method
  const header = request.headers.get(HEADER.customerId)
  const answer = async (isWritten: boolean) =>
    inTransaction(bank, async sql => {
      const { clock, newId, newCode, keysInFlight, tokens } = bank
      const signedIn = token && (await readAccessToken(token, { sql, clock }, tokens.keys))
      if (!signedIn) throw refuse.notSignedIn()
      if (signedIn.scope === 'embed') throw refuse.stepUpNeeded()
      // Calls about the user's own data ignore the customer that the header names.
      const caller =
        needs !== 'own' || isWritten
          ? await callerFor(
              signedIn,
              { method, customerId: actedFor({ fromCustomerId: inBody }, header), isWritten },
              sql,
            )
          : asThemselves(signedIn)
      const origin = requestOrigin(request)
      const locale = requestLocale(request)
      const bankUrl = new URL(request.url).origin
      const here = { clock, newId, newCode, keysInFlight, origin, bankUrl, locale }
      return work({ ...here, sql, caller, key: '' })
    })
  return recordingStaff(bank, maybeOfStaff(asking), {
    work: answer,
    outcomeOf: outcome => (outcome instanceof Refusal ? { refusedWith: outcome.responseCode } : {}),
  })
}

const maybeOfStaff = ({ request, call, customerId, about }: RestRequest): MaybeStaffCall => ({
  token: bearerToken(request),
  named: [customerId, request.headers.get(HEADER.customerId)],
  call: callId(call),
  needs: call.needs,
  about,
})

const STATUS = new Map<string, number>([
  [RESPONSE_CODE.notAuthorised, 401],
  [RESPONSE_CODE.stepUpNeeded, 403],
  [RESPONSE_CODE.accessDenied, 404],
  // The same status for another customer's things as for missing ones, so that it doesn't reveal
  // which.
  [RESPONSE_CODE.noAccess, 404],
])

const CODES = new Map<string, string>([
  [RESPONSE_CODE.notAuthorised, 'invalid_grant'],
  [RESPONSE_CODE.noAccess, 'not_found'],
  [RESPONSE_CODE.stepUpNeeded, 'step_up_needed'],
  [RESPONSE_CODE.accessDenied, 'not_found'],
  ['approvalCode', 'invalid_code'],
  ['approvalCodeExpired', 'expired_code'],
  ['approvalCodeAttempts', 'too_many_attempts'],
  ['approvalCodeLocked', 'codes_locked'],
  ['approvalCodeTooSoon', 'too_soon'],
  ['pingsTooSoon', 'too_soon'],
  ['signaturesTooSoon', 'too_soon'],
])

/** Responds with the result, or with a refusal by status, `message` and `code`. */
export function restAnswer(answer: object): Response {
  if (!(answer instanceof Refusal)) return Response.json(answer)
  const [field] = answer.validationErrors ?? []
  const code = CODES.get(field?.param ?? answer.responseCode) ?? 'invalid_request'
  const { triesLeft } = field ?? {}
  return Response.json(
    { message: answer.message, code, ...(triesLeft !== undefined && { triesLeft }) },
    { status: STATUS.get(answer.responseCode) ?? 400 },
  )
}

/** Responds with a thrown refusal. Anything else thrown is a defect, and is rethrown. */
export function answerRefusal(cause: Error): Response {
  if (cause instanceof Refusal) return restAnswer(cause)
  if (isUnkeepable(cause)) return restAnswer(unkeepable())
  throw cause
}

/** A file to keep. */
export interface AnsweredFile {
  readonly fileName: string
  readonly mediaType: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

/** Responds with a file that a browser saves under its name. */
export const fileAnswer = ({ fileName, mediaType, content }: AnsweredFile): Response =>
  new Response(content, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
