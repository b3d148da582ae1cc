import { MOST_FILE_BYTES, MOST_FORM_FILE_BYTES } from '@sixpence/protocol'
import { documentMethods } from '@sixpence/protocol/schemas'
import { Hono, type Context as HonoContext } from 'hono'
import { answerRefusal, asCaller } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { bearerToken, readBytes } from '../http/index.ts'
import { appendPiece } from './append-piece.ts'
import { deleteUpload, findUpload, fullUntil } from './find-upload.ts'
import { addFile } from './store-file.ts'
import { uploadText } from './upload-refusal.ts'

const PATH = '/uploads'
const VERSION = '1.0.0'
const RESUMABLE = { 'Tus-Resumable': VERSION }

/**
 * Receives files in pieces, by tus 1.0.0 with creation and termination. Only the user who started
 * an upload finds it, and only while they act for the same customer.
 */
export function pieceService(bank: Bank) {
  const service = new Hono()
  const as = async (context: HonoContext, work: (caller: CallerContext) => Promise<Response>) => {
    const request = context.req.raw
    const call = documentMethods.sendPieces
    return asCaller(bank, { request, call }, async caller =>
      request.headers.get('Tus-Resumable') === VERSION
        ? work(caller)
        : answer(412, { 'Tus-Version': VERSION }),
    )
  }
  service.post(PATH, async context => as(context, async caller => begin(context.req.raw, caller)))
  // HEAD gets the response of GET, without its body.
  service.get(`${PATH}/:id`, async context =>
    as(context, async caller => {
      const upload = await findUpload(context.req.param('id'), caller)
      if (!upload) return answer(404)
      return answer(200, { ...progressOf(upload), 'Cache-Control': 'no-store' })
    }),
  )
  service.patch(`${PATH}/:id`, async context => {
    // Before the transaction: a slow sender must not block others.
    const bytes = bearerToken(context.req.raw)
      ? await readBytes(context.req.raw, MOST_FORM_FILE_BYTES)
      : undefined
    return as(context, async caller => {
      const upload = await findUpload(context.req.param('id'), caller)
      if (!upload) return answer(404)
      if (!bytes) return answer(413)
      return add(context.req.raw, { upload, bytes }, caller)
    })
  })
  service.delete(`${PATH}/:id`, async context =>
    as(context, async caller =>
      answer((await deleteUpload(context.req.param('id'), caller)) ? 204 : 404),
    ),
  )
  service.onError(answerRefusal)
  return service
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...RESUMABLE, ...headers } })

const progressOf = ({ received, size }: { received: number; size: number }) => ({
  'Upload-Offset': String(received),
  'Upload-Length': String(size),
})

async function begin({ headers, url }: Request, caller: CallerContext): Promise<Response> {
  const size = countIn(headers.get('Upload-Length'))
  if (size === undefined || size === 0) return answer(400)
  if (size > MOST_FILE_BYTES) return answer(413)
  const full = await fullUntil(caller)
  if (full) return tooMany(full, caller)
  const id = await addFile({ fileName: fileNameIn(headers), size }, caller)
  return answer(201, { Location: new URL(`${PATH}/${id}`, url).href })
}

function tooMany(until: Date, { clock, locale }: CallerContext): Response {
  const seconds = Math.ceil((until.getTime() - clock.now().getTime()) / 1000)
  const message = uploadText(locale, 'tooMany')
  const headers = { ...RESUMABLE, 'Retry-After': String(seconds) }
  return Response.json({ message, code: 'too_many_uploads' }, { status: 429, headers })
}

interface NextPiece {
  readonly upload: { readonly id: string; readonly size: number; readonly received: number }
  readonly bytes: Uint8Array
}

async function add(
  { headers }: Request,
  { upload, bytes }: NextPiece,
  { sql }: CallerContext,
): Promise<Response> {
  if (headers.get('Content-Type') !== 'application/offset+octet-stream') return answer(415)
  if (countIn(headers.get('Upload-Offset')) !== upload.received) return answer(409)
  const received = upload.received + bytes.length
  if (received > upload.size) return answer(413)
  await appendPiece(sql, upload, bytes)
  return answer(204, { 'Upload-Offset': String(received) })
}

const countIn = (header: string | null): number | undefined =>
  header !== null && /^\d{1,12}$/.test(header) ? Number(header) : undefined

/** Its name in base64, among other facts: `filename bGVhc2UucGRm, filetype …`. */
function fileNameIn(headers: Headers): string {
  const facts = (headers.get('Upload-Metadata') ?? '')
    .split(',')
    .map(fact => fact.trim().split(' '))
  const coded = facts.find(([name]) => name === 'filename')?.[1] ?? ''
  try {
    const bytes = Uint8Array.from(atob(coded), letter => letter.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  } catch {
    return ''
  }
}
