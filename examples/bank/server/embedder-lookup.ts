import type { Embedder } from '../src/embed/embedder.ts'

type KnownEmbedder = Pick<Embedder, 'name' | 'origins'>

/** Asks the bank who a client key names; undefined for nobody. Rejects when it cannot be asked. */
export type EmbedderLookup = (clientKey: string) => Promise<KnownEmbedder | undefined>

const FRESH_MS = 30_000
const MOST_KEPT = 1_000
const PATIENCE_MS = 5_000
const CLIENT_KEY = /^ck_[A-Za-z0-9_]{8,64}$/

/** Remembers each answer for half a minute: an origin that is taken back is out by then. */
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

// It becomes part of a header: nothing but an origin may.
const isExactOrigin = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin
