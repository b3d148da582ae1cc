import type { Rolldown } from 'vite'

type Chunks = readonly Rolldown.OutputChunk[]

/** Returns an entry and everything that it imports before it runs, in the order in which it runs. */
export function withImports(chunks: Chunks, entry: string): Chunks {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
    found.add(chunk)
  }
  const named = chunks.filter(({ name }) => name === entry)
  // A screen may have the same name as a page.
  add(named.find(({ isEntry }) => isEntry) ?? named.find(({ isDynamicEntry }) => isDynamicEntry))
  if (found.size === 0) throw new Error(`The build has no ${entry}.`)
  return [...found]
}
