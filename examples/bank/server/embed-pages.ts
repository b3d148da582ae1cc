import type { ServerResponse } from 'node:http'
import { embedPage } from '../src/embed/embed-page.ts'
import type { EmbedderLookup } from './embedder-lookup.ts'
import {
  frameHeaders,
  SCRIPT_HEADERS,
  WINDOW_HEADERS,
  type Destinations,
} from './security-headers.ts'

export interface EmbedPages {
  /** Whether the address is one of a page that strangers embed or open. */
  readonly has: (pathname: string) => boolean
  /**
   * Writes the headers of that page. Answers the status to end with instead, when it may not be
   * shown: 404 for a key that nobody has, 502 when the bank cannot be asked.
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
        if (!embedder) return 404
        const isFrame = embedPage(pathname)?.kind === 'frame'
        write(response, isFrame ? frameHeaders(to, embedder.origins) : WINDOW_HEADERS)
        return undefined
      } catch {
        return 502
      }
    },
  }
}

/** The loader and its manifest: for any page, from any origin. The address of a version is final. */
export function prepareScript(pathname: string, response: ServerResponse): void {
  const isManifest = pathname.endsWith('/manifest.json')
  write(response, {
    ...SCRIPT_HEADERS,
    'Cache-Control': isManifest ? 'no-cache' : 'public, max-age=31536000, immutable',
  })
}

function write(
  response: ServerResponse,
  headers: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) response.removeHeader(name)
    else response.setHeader(name, value)
  }
}
