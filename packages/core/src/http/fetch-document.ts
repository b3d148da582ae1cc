import { HEADER } from '@sixpence/protocol/wire'
import { SixpenceError } from '../errors/index.ts'
import { refused } from './call-rest.ts'
import { readChunks } from './read-body.ts'
import { readJson, sendRequest, type SendPlatform } from './send-json.ts'
import type { Subject } from './subject.ts'
import { tokensOfUser } from './tokens-of-user.ts'
import { type RestTokenSource, withToken } from './with-token.ts'

/** Room for half a million rows of a history. */
const MAX_BYTES = 100 * 1024 * 1024

/** A file of the bank's. */
export interface BankDocument {
  /** What to save it as: letters, digits, dashes and an extension. */
  readonly fileName: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A file that the bank makes on request, e.g. a statement. Asked for by POST. */
export interface DocumentRequest {
  readonly path: string
  readonly body: object
  /** The one kind of file that is taken, e.g. `application/pdf`. */
  readonly mediaType: string
  readonly signal?: AbortSignal | undefined
  /** The customer whose document it is; by default the one acted for when the request begins. */
  readonly subject?: Subject | undefined
  /** Whoever knows the path may have it: a GET without a token, and without the body. */
  readonly isPublic?: boolean | undefined
}

/**
 * Posts with the access token of the customer and takes a file for an answer; once more with
 * another token of theirs where the first was not taken.
 *
 * @throws {SixpenceError} As `CallAsCustomer`; `not_found` also for what is another's.
 */
export type FetchDocument = (request: DocumentRequest) => Promise<BankDocument>

interface FetchDocumentOptions {
  readonly api: string
  readonly platform: SendPlatform
  readonly session: RestTokenSource
  /** BCP 47; of the file, and of messages for people. */
  readonly language: () => string
  /** The signed-in user and the customer they act for; undefined while unknown. */
  readonly subject: () => Subject | undefined
}

/** Binds the calls that answer a file to one bank and one session. */
export function createFetchDocument(options: FetchDocumentOptions): FetchDocument {
  return request => {
    if (request.isPublic) return ask(options, request)
    // Read before anything is awaited: later the user may act for another customer.
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

/** Nothing that could lead out of a folder, or hide what it is. */
function fileNameOf({ headers }: Response): string {
  const said = /filename="([\w.-]+)"/.exec(headers.get('Content-Disposition') ?? '')
  return safeFileName(said?.[1])
}

/** A name to save a file under, whatever a bank calls it. */
export function safeFileName(said: string | undefined): string {
  return said !== undefined && /^[\w-]+\.[a-z0-9]{1,5}$/.test(said) ? said : 'document.pdf'
}
