import type { ErrorCode } from '../channel/index.ts'

/** What the bank says of a client key; null when it says nothing. */
export type EmbedderAnswer = { readonly origins?: unknown } | null

/** Why a page of the bank says nothing here; undefined when nothing is known to be wrong. */
export function refusal(answer: EmbedderAnswer, status: number): ErrorCode | undefined {
  if (!navigator.onLine) return 'offline'
  if (status === 404) return 'wrong_client_key'
  const origins = answer?.origins
  const isKnown = !Array.isArray(origins) || origins.includes(origin)
  return isKnown ? undefined : 'origin_not_registered'
}
