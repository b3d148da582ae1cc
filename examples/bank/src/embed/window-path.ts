import type { Embedder } from './embedder.ts'
import type { WindowName } from './embed-page.ts'

/** Returns the address of a window of the bank for the embedder of this frame. */
export function windowPath(name: WindowName, { clientKey }: Embedder, locale: string): string {
  return `/embed/${name}?${new URLSearchParams({ 'client-key': clientKey, locale })}`
}
