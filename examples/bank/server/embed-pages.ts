import type { ServerResponse } from 'node:http'
import { embedPage } from '../src/embed/embed-page.ts'
import type { EmbedderLookup } from './embedder-lookup.ts'
import { frameHeaders, WINDOW_HEADERS, type Destinations } from './security-headers.ts'
import { writeHeaders } from './write-headers.ts'

export interface EmbedPages {
  /** Whether the address is one of a page that strangers embed or open. */
  readonly has: (pathname: string) => boolean
  /**
   * Writes the headers of that page. Answers the status to end with instead, when it may not be
   * shown: 404 for a frame of a key that nobody has, 502 when the bank cannot be asked. A window
   * says itself that it is for nobody, and keeps its opener, who is to know that it is still open.
   */
  readonly prepare: (url: URL, response: ServerResponse) => Promise<number | undefined>
}

/** The pages of the bank that stand in strangers' pages, or in windows that those open. */
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
