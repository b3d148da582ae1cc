import type { ErrorCode } from '../channel/index.ts'
import type { BankPlace } from './bank-place.ts'

const PATIENCE_MS = 10_000

type Answer = { readonly status?: unknown; readonly origins?: unknown } | null

/**
 * Reads one of the bank's public answers, null when there is none. By XMLHttpRequest, because its
 * answer comes without `fetch`, `Promise` and `JSON`, which pages replace.
 */
export function askBank(
  { api }: BankPlace,
  path: string,
  done: (answer: Answer, status: number) => void,
): void {
  try {
    const request = new XMLHttpRequest()
    request.open('GET', `${api}/public-api/${path}`)
    request.responseType = 'json'
    request.timeout = PATIENCE_MS
    request.onloadend = () => done(request.response as Answer, request.status)
    request.send()
  } catch {
    done(null, 0)
  }
}

/** Finds out why a page of the bank says nothing. */
export function explainSilence(
  place: BankPlace,
  element: Element,
  done: (code: ErrorCode) => unknown,
): unknown {
  if (!navigator.onLine) return done('offline')
  askBank(place, `embedder/${element.getAttribute('client-key')}`, (answer, status) => {
    const isRefused = Array.isArray(answer?.origins) && !answer.origins.includes(origin)
    const otherwise = isRefused ? 'origin_not_registered' : 'timed_out'
    done(status === 404 ? 'wrong_client_key' : otherwise)
  })
}
