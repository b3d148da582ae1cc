import type { UploadRequest } from './platform.ts'

/** Statuses whose answers have no body (RFC 9110). */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * Sends a request like the browser's `fetch`, and reports the share of the body sent, which `fetch`
 * can't. A redirect counts as a failure.
 */
export function xhrUpload({ url, init, onSent }: UploadRequest): Promise<Response> {
  const { method = 'GET', headers, body = null, signal } = init
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    const failed = () => reject(new TypeError('Failed to fetch'))
    request.open(method, url)
    request.responseType = 'arraybuffer'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total)
    })
    request.addEventListener('load', () =>
      request.responseURL === url ? resolve(answerOf(request)) : failed(),
    )
    request.addEventListener('error', failed)
    // The caller aborted: reject with their reason.
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp))
    signal?.addEventListener('abort', giveUp)
    // A form, assembled by the browser.
    request.send(body as FormData)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const { status } = request
  // Of the requested type.
  const body = request.response as ArrayBuffer
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(EMPTY.has(status) ? null : body, { status, headers })
}
