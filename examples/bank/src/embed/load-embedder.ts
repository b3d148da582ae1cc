import type { Embedder } from './embedder.ts'

/** Asks who a client key names; for one that the bank does not know, nobody, who may embed nowhere. */
export async function loadEmbedder(clientKey: string): Promise<Embedder> {
  const path = `/embed/embedder.json?client-key=${encodeURIComponent(clientKey)}`
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (response.status === 404) return { clientKey, name: '', origins: [] }
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  // The answer comes from the server that also sent this code.
  return { ...((await response.json()) as Embedder), clientKey }
}
