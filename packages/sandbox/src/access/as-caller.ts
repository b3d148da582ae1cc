import { HEADER, type MethodNeed } from '@sixpence/protocol'
import { inTransaction, type Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { readAccessToken } from '../credentials/index.ts'
import {
  bearerToken,
  isUnkeepable,
  NEEDS_WINDOW,
  Refusal,
  requestLocale,
  requestOrigin,
  unkeepable,
} from '../http/index.ts'
import { actedFor } from './acted-for.ts'
import { asThemselves, callerFor } from './caller-for.ts'

/** What an address of its own answers to. */
interface Asking {
  readonly request: Request
  /** What it takes to ask for whom the header names. Without it everybody asks as themselves. */
  readonly needs?: MethodNeed | undefined
}

/**
 * Does what somebody asks of an address of its own, in one transaction.
 *
 * @throws {Refusal} `AU` without a session, `ESU` for that of a frame; else as `callerFor`.
 */
export async function asCaller<Answer>(
  bank: Bank,
  { request, needs }: Asking,
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
    const caller = needs
      ? await callerFor(signedIn, asked(request, needs), sql)
      : asThemselves(signedIn)
    const bankUrl = new URL(request.url).origin
    const here = { clock, newId, newCode, keysInFlight, origin, bankUrl, locale }
    return work({ ...here, sql, caller, key: '' })
  })
}

function asked(request: Request, needs: MethodNeed) {
  const name = new URL(request.url).pathname
  return {
    // Such an address moves no money.
    method: { name, needs, permission: [] },
    customerId: actedFor({}, request.headers.get(HEADER.customerId)),
  }
}

const STATUS = new Map<string, number>([
  ['AU', 401],
  ['ESU', 403],
  ['13', 404],
  // As for what is another's or not there: which of the two is not told.
  ['ENOA', 404],
])

const CODES = new Map<string, string>([
  ['AU', 'invalid_grant'],
  ['ENOA', 'not_found'],
  ['ESU', 'step_up_needed'],
  ['13', 'not_found'],
  ['approvalCode', 'invalid_code'],
  ['approvalCodeExpired', 'expired_code'],
  ['approvalCodeAttempts', 'too_many_attempts'],
  ['approvalCodeLocked', 'codes_locked'],
  ['approvalCodeTooSoon', 'too_soon'],
])

/** Answers what was found, or a no as such calls say it: by its status, with `message` and `code`. */
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

/** Answers a no that was thrown; what else was thrown is a defect, and goes on. */
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

/** Answers a file, which a browser saves under its name. */
export const fileAnswer = ({ fileName, mediaType, content }: AnsweredFile): Response =>
  new Response(content, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
