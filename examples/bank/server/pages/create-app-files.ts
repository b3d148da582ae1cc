import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv, { type RequestHandler } from 'sirv'
import { fileHeaders } from '../file-headers.ts'
import { urlOf } from '../url-of.ts'
import { writeHeaders } from '../write-headers.ts'
import { createAppPages, type AppPagesOptions } from './create-app-pages.ts'
import { FILLED } from './pages-ahead.ts'

/** Below these are files and the pages of `embed-pages.ts`, and never the app. */
const FILES_ALONE = /^\/(assets|embed)(\/|$)/
/** The address of a file; those of the app have no such end. */
const FILE = /\.\w+$/
/** What pages are made of is no page. */
const TEMPLATES: readonly string[] = FILLED.map(page => `/${page}.html`)

/** The built app. */
export interface AppFiles {
  /** Sends a file of it as it was built. */
  readonly file: RequestHandler
  /** Whether the address is one that the app itself answers to, with a page. */
  readonly hasPage: (pathname: string) => boolean
  readonly page: (url: URL, request: IncomingMessage, response: ServerResponse) => void
}

/** Serves the files of the built app, and its pages at all addresses where there can be no file. */
export function createAppFiles(options: AppPagesOptions): AppFiles {
  const page = createAppPages(options)
  const send = sirv(options.clientFolder, { brotli: true, gzip: true, etag: true })
  return {
    file(request, response, next) {
      // Not by its `setHeaders`: that leaves out what has not changed, and browsers read those anew.
      writeHeaders(response, fileHeaders(urlOf(request)?.pathname ?? ''))
      send(request, response, next)
    },
    hasPage: pathname => page !== undefined && isOfApp(decoded(pathname)),
    page: (url, request, response) => page?.(url, request, response),
  }
}

const isOfApp = (path: string) =>
  TEMPLATES.includes(path) || !(FILE.test(path) || FILES_ALONE.test(path))

/** However it is spelled: what is missing among the files is an error and not the app. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
