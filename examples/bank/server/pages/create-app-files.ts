import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv, { type RequestHandler } from 'sirv'
import { fileHeaders } from '../file-headers.ts'
import { urlOf } from '../url-of.ts'
import { writeHeaders } from '../write-headers.ts'
import { createAppPages, type AppPagesOptions } from './create-app-pages.ts'
import { FILLED } from './pages-ahead.ts'

/** Paths below these are files or the pages of `embed-pages.ts`, never the app. */
const FILES_ALONE = /^\/(assets|embed)(\/|$)/
/** The address of a file; the app's addresses have no extension. */
const FILE = /\.\w+$/
/** The templates of pages, which are no pages themselves. */
const TEMPLATES: readonly string[] = FILLED.map(page => `/${page}.html`)

/** The built app. */
export interface AppFiles {
  /** Sends a file as it was built. */
  readonly file: RequestHandler
  /** True if the app has a page at the address. */
  readonly hasPage: (pathname: string) => boolean
  readonly page: (url: URL, request: IncomingMessage, response: ServerResponse) => void
}

/** Serves the built app's files, and its pages at all addresses that can't be a file's. */
export function createAppFiles(options: AppPagesOptions): AppFiles {
  const page = createAppPages(options)
  const send = sirv(options.clientFolder, { brotli: true, gzip: true, etag: true })
  return {
    file(request, response, next) {
      // Not by its `setHeaders`, which skips unchanged files, whose headers browsers read again.
      writeHeaders(response, fileHeaders(urlOf(request)?.pathname ?? ''))
      send(request, response, next)
    },
    hasPage: pathname => page !== undefined && isOfApp(decoded(pathname)),
    page: (url, request, response) => page?.(url, request, response),
  }
}

const isOfApp = (path: string) =>
  TEMPLATES.includes(path) || !(FILE.test(path) || FILES_ALONE.test(path))

/** In any spelling, so that a missing file is an error and not the app. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
