import type { ServerResponse } from 'node:http'
import { embedPage } from '../src/embed/embed-page.ts'
import type { EmbedderLookup } from './embedder-lookup.ts'
import { frameHeaders, WINDOW_HEADERS, type Destinations } from './security-headers.ts'
import { writeHeaders } from './write-headers.ts'

export interface EmbedPages {
  /** True for the address of a page that third parties embed or open. */
  readonly has: (pathname: string) => boolean
  /**
   * Writes that page's headers. Returns the status to end with if the page may not be shown: 404
   * for a frame with an unknown key, 502 if the bank can't be reached. A window shows its refusal
   * itself. It keeps its opener, which must see that it is still open.
   */
  readonly prepare: (url: URL, response: ServerResponse) => Promise<number | undefined>
}

/** Creates the bank's pages inside third parties' pages and in the windows that those open. */
export function createEmbedPages(to: Destinations, lookup: EmbedderLookup): EmbedPages {
  return {
    has: pathname => embedPage(pathname) !== undefined,
    async prepare({ pathname, searchParams }, response) {
      try {
        const embedder = await lookup(searchParams.get('client-key') ?? '')
        if (embedPage(pathname)?.kind === 'frame') {
          if (!embedder) return 404
          writeHeaders(response, frameHeaders(to, embedder.origins))
        } else writeHeaders(response, WINDOW_HEADERS)
        return undefined
      } catch {
        return 502
      }
    },
  }
}
