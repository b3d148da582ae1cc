import type { ErrorCode } from '../channel/index.ts'

/** The bank's answer about a client key; null if there is none. */
export type EmbedderAnswer = { readonly origins?: unknown } | null

/** Returns the reason a page of the bank is silent here; undefined if no fault is known. */
export function refusal(answer: EmbedderAnswer, status: number): ErrorCode | undefined {
  if (!navigator.onLine) return 'offline'
  if (status === 404) return 'wrong_client_key'
  const origins = answer?.origins
  const isKnown = !Array.isArray(origins) || origins.includes(origin)
  return isKnown ? undefined : 'origin_not_registered'
}
