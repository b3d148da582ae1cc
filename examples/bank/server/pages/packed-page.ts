import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A page in each encoding that a browser may accept. */
export interface PackedPage {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  /** The hashes of its style elements, as in a content security policy. */
  readonly styles: readonly string[]
}

/** Compresses a page once for all requests. */
export function packPage(html: string): PackedPage {
  const plain = Buffer.from(html)
  return {
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gzip: gzipSync(plain, { level: 9 }),
    styles: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text)),
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Sends a page in the best encoding that the browser accepts, with the headers of the response. */
export function sendPage(page: PackedPage, request: IncomingMessage, response: ServerResponse) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find(name =>
    new RegExp(`\\b${name}\\b`).test(accepted),
  )
  const body = page[encoding ?? 'plain']
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}
