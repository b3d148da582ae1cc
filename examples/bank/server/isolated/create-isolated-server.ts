import { createServer, type IncomingMessage, type Server } from 'node:http'
import sirv, { type RequestHandler } from 'sirv'
import type { IsolatedConfig } from '../../src/isolated/isolated-config.ts'
import { createBrandFiles } from '../brand-files.ts'
import { fileHeaders } from '../file-headers.ts'
import { isOwnHost } from '../own-host.ts'
import { endWith, jsonWith } from '../plain-answers.ts'
import { urlOf } from '../url-of.ts'
import { writeHeaders } from '../write-headers.ts'
import { isolatedHeaders } from './isolated-headers.ts'
import { ISOLATED_PAGES, type IsolatedPage } from './isolated-pages.ts'

export interface IsolatedServerOptions {
  config: IsolatedConfig
  /** The folder of the built app. */
  clientFolder: string
  brandsFolder: string
  hosts?: readonly string[] | undefined
}

/**
 * Creates the server of the pages that run third-party scripts, and nothing else. They have an
 * origin of their own, so that the browser keeps the app's storage from them.
 */
export function createIsolatedServer(options: IsolatedServerOptions): Server {
  const { config, hosts } = options
  const brandFiles = createBrandFiles(options.brandsFolder, config.brand)
  const files = sirv(options.clientFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => writeHeaders(response, fileHeaders(pathname)),
  })
  return createServer((request, response) => {
    const pathname = urlOf(request)?.pathname ?? ''
    const page = pageAt(pathname)
    writeHeaders(response, isolatedHeaders(page?.needs(config)))
    const refused = refusalOf(request, hosts)
    if (refused !== undefined) endWith(response, refused)
    else if (pathname === '/isolated.json') jsonWith(response, config)
    else send(pathname, page)(request, response, () => endWith(response, 404))
  })

  function send(pathname: string, page: IsolatedPage | undefined): RequestHandler {
    if (page)
      return (request, ...rest) => files(Object.assign(request, { url: page.file }), ...rest)
    if (pathname.startsWith('/assets/')) return files
    return brandFiles(pathname) ?? ((_request, _response, next) => next?.())
  }
}

function refusalOf(request: IncomingMessage, hosts?: readonly string[]): number | undefined {
  // Files are sent whole.
  delete request.headers.range
  if (!isOwnHost(request.headers.host ?? '', hosts)) return 403
  return request.method === 'GET' || request.method === 'HEAD' ? undefined : 405
}

const pageAt = (pathname: string): IsolatedPage | undefined =>
  Object.hasOwn(ISOLATED_PAGES, pathname) ? ISOLATED_PAGES[pathname] : undefined
