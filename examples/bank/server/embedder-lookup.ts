import type { Embedder } from '../src/embed/embedder.ts'

type KnownEmbedder = Pick<Embedder, 'name' | 'origins'>

/**
 * Requests the owner of a client key from the bank; undefined if there is none. Rejects if the bank
 * can't be reached.
 */
export type EmbedderLookup = (clientKey: string) => Promise<KnownEmbedder | undefined>

const FRESH_MS = 30_000
const MOST_KEPT = 1_000
const PATIENCE_MS = 5_000
const CLIENT_KEY = /^ck_[A-Za-z0-9_]{8,64}$/

/** Creates a lookup that keeps each answer for half a minute, after which a revoked origin is out. */
export function createEmbedderLookup(api: string, ask: typeof fetch = fetch): EmbedderLookup {
  const kept = new Map<
    string,
    { readonly until: number; readonly answer: Promise<KnownEmbedder | undefined> }
  >()
  return async clientKey => {
    if (!CLIENT_KEY.test(clientKey)) return undefined
    const known = kept.get(clientKey)
    if (known && known.until > Date.now()) return known.answer
    const answer = askBank(`${api}/public-api/embedder/${clientKey}`, ask)
    kept.delete(clientKey)
    kept.set(clientKey, { until: Date.now() + FRESH_MS, answer })
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest)
    answer.catch(() => kept.delete(clientKey))
    return answer
  }
}

async function askBank(url: string, ask: typeof fetch): Promise<KnownEmbedder | undefined> {
  const response = await ask(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const { name, origins } = (await response.json()) as KnownEmbedder // the bank's own contract
  return { name, origins: origins.filter(isExactOrigin) }
}

// Only an origin may become part of a header.
const isExactOrigin = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin
