const PATIENCE_MS = 10_000

/**
 * Reads what the bank says at an address; null when there is no answer. Who reads it checks every
 * field. By XMLHttpRequest, because its answer comes without `fetch`, `Promise` and `JSON`, which
 * pages replace.
 */
export function readJson<Answer>(
  url: string,
  done: (answer: Answer | null, status: number) => void,
): void {
  try {
    const request = new XMLHttpRequest()
    request.open('GET', url)
    request.responseType = 'json'
    request.timeout = PATIENCE_MS
    request.onloadend = () => done(request.response as Answer | null, request.status)
    request.send()
  } catch {
    done(null, 0)
  }
}
