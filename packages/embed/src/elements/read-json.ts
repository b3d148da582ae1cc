const TIMEOUT_MS = 10_000

/**
 * Reads JSON from the bank; null without an answer. Callers must check every field. Uses
 * XMLHttpRequest, which needs no `fetch`, `Promise` or `JSON`: pages replace those.
 */
export function readJson<Answer>(
  url: string,
  done: (answer: Answer | null, status: number) => void,
): void {
  try {
    const request = new XMLHttpRequest()
    request.open('GET', url)
    request.responseType = 'json'
    request.timeout = TIMEOUT_MS
    request.onloadend = () => done(request.response as Answer | null, request.status)
    request.send()
  } catch {
    done(null, 0)
  }
}
