import { HEADER } from '@sixpence/protocol/wire'
import { SixpenceError } from '../errors/index.ts'
import { refused } from './call-rest.ts'
import { readChunks } from './read-body.ts'
import { readJson, sendRequest, type SendPlatform } from './send-json.ts'
import type { Subject } from './subject.ts'
import { tokensOfUser } from './tokens-of-user.ts'
import { type RestTokenSource, withToken } from './with-token.ts'

/** Enough for half a million rows of a history. */
const MAX_BYTES = 100 * 1024 * 1024

/** A file from the bank. */
export interface BankDocument {
  /** The name to save it under: letters, digits, dashes and an extension. */
  readonly fileName: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A file the bank creates on request, e.g. a statement. Requested by POST. */
export interface DocumentRequest {
  readonly path: string
  readonly body: object
  /** The only media type accepted, e.g. `application/pdf`. */
  readonly mediaType: string
  readonly signal?: AbortSignal | undefined
  /** The customer who owns the document; by default the one acted for when the request begins. */
  readonly subject?: Subject | undefined
  /** Fetches a file that anyone with the path may have: a GET without token or body. */
  readonly isPublic?: boolean | undefined
}

/**
 * Posts with the customer's access token and returns a file; retries once with another of their
 * tokens if the first is refused.
 *
 * @throws {SixpenceError} Like `CallAsCustomer`; `not_found` also for another customer's document.
 */
export type FetchDocument = (request: DocumentRequest) => Promise<BankDocument>

/** The bank and the session to bind to. */
export interface FetchDocumentOptions {
  readonly api: string
  readonly platform: SendPlatform
  readonly session: RestTokenSource
  /** BCP 47; the language of the file, and of messages to people. */
  readonly language: () => string
  /** The signed-in user and the customer they act for; undefined while unknown. */
  readonly subject: () => Subject | undefined
}

/** Binds file requests to one bank and one session. */
export function createFetchDocument(options: FetchDocumentOptions): FetchDocument {
  return request => {
    if (request.isPublic) return ask(options, request)
    // Read before the first await: the user may switch to another customer later.
    const subject = request.subject ?? options.subject()
    const tokens = tokensOfUser(options.session, subject?.userId)
    return withToken(tokens, token => ask(options, { ...request, subject }, token))
  }
}

function ask(
  { api, platform, language }: FetchDocumentOptions,
  { path, body, mediaType, signal, subject, isPublic }: DocumentRequest,
  token?: string,
): Promise<BankDocument> {
  const headers = {
    Accept: mediaType,
    'Accept-Language': language(),
    Authorization: token && `Bearer ${token}`,
    [HEADER.customerId]: subject?.actsFor,
  }
  const read = async (response: Response, requestId: string): Promise<BankDocument> => {
    if (response.status !== 200 && response.status !== 201) {
      const answer = await readJson(response, { requestId, now: platform.clock.now() })
      throw refused(answer, { plainRefusal: 'invalid_grant' })
    }
    if (typeOf(response) !== mediaType) {
      throw new SixpenceError('unexpected_answer', `${path} answered no ${mediaType}`, {
        requestId,
      })
    }
    const chunks: Uint8Array<ArrayBuffer>[] = []
    await readChunks(response, chunk => chunks.push(chunk), MAX_BYTES)
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
    return { fileName: fileNameOf(response), mediaType, bytes }
  }
  const sent = isPublic ? { method: 'GET' } : { body }
  return sendRequest(platform, { url: api + path, headers, signal, ...sent }, read)
}

const typeOf = ({ headers }: Response) => headers.get('Content-Type')?.split(';', 1)[0]?.trim()

/** Allows nothing that could leave a folder or hide the file's type. */
function fileNameOf({ headers }: Response): string {
  const match = /filename="([\w.-]+)"/.exec(headers.get('Content-Disposition') ?? '')
  return safeFileName(match?.[1])
}

/** Returns a safe file name, whatever name a bank sends. */
export function safeFileName(name: string | undefined): string {
  return name !== undefined && /^[\w-]+\.[a-z0-9]{1,5}$/.test(name) ? name : 'document.pdf'
}
