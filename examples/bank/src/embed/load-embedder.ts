import type { Embedder } from './embedder.ts'

/**
 * Requests the owner of a client key. For a key that the bank doesn't know, returns an embedder
 * without origins, who may embed nowhere.
 */
export async function loadEmbedder(clientKey: string): Promise<Embedder> {
  const path = `/embed/embedder.json?client-key=${encodeURIComponent(clientKey)}`
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (response.status === 404) return { clientKey, name: '', origins: [] }
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  // The answer comes from the server that also sent this code.
  return { ...((await response.json()) as Embedder), clientKey }
}
