import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AppConfig } from '../src/app-config.ts'
import { createBrandFiles } from './brand-files.ts'
import { createEmbedPages } from './embed-pages.ts'
import { createEmbedderLookup } from './embedder-lookup.ts'
import { isLocal } from './is-local.ts'
import { isOwnHost } from './own-host.ts'
import { createAppFiles, type AppFiles } from './pages/create-app-files.ts'
import { ONE_MOMENT_PATH } from '../src/sign-in/one-moment-path.ts'
import { CAMERA_PATH } from '../src/camera/camera-path.ts'
import { endWith, jsonWith } from './plain-answers.ts'
import { CAMERA_HEADERS, securityHeaders } from './security-headers.ts'
import { urlOf } from './url-of.ts'
import { writeHeaders } from './write-headers.ts'
import { createViolationLog } from './violation-log.ts'
import { readReport, type ViolationReport } from './violation-report.ts'

export interface AppServerOptions {
  config: AppConfig
  /** The folder of the built app. */
  clientFolder: string
  /** The folder with a folder for each brand. */
  brandsFolder: string
  /**
   * The names of a deployed server, e.g. those of its proxy. This machine's own names are always
   * allowed.
   */
  hosts?: readonly string[]
  /**
   * Receives the browsers' reports of content security and Trusted Types violations, at most thirty
   * a minute.
   */
  onViolation?: (report: ViolationReport) => void
  /** True to serve the latest of them at `/csp-reports` to this machine; by default to nobody. */
  showsViolations?: boolean
}

/**
 * Creates the small server in front of the built app: its files, its brand and the security
 * headers.
 */
export function createAppServer(options: AppServerOptions): Server {
  const headers = securityHeaders(options.config)
  const answer = answers(options)
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (isOwnHost(request.headers.host ?? '', options.hosts)) answer(request, response)
    else refuseHost(response)
  })
}

function refuseHost(response: ServerResponse): void {
  response.writeHead(403, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
  response.end('This server does not answer to this name. SIXPENCE_HOSTS adds names to it.')
}

function answers(options: AppServerOptions) {
  const app = createAppFiles(options)
  const brandFiles = createBrandFiles(options.brandsFolder, options.config.brand)
  const lookup = createEmbedderLookup(options.config.api)
  const pages = createEmbedPages(options.config, lookup)
  const violations = createViolationLog(violation => options.onViolation?.(violation))

  const told = new Map<string, (request: IncomingMessage) => unknown>([
    [
      '/csp-reports',
      request => (options.showsViolations && isLocal(request) ? violations.latest() : undefined),
    ],
    // Only pages below it exist.
    ['/embed', () => undefined],
    ['/embed/', () => undefined],
    ['/config.json', () => options.config],
    ['/health', () => ({ ok: true, brand: options.config.brand })],
  ])

  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = urlOf(request)
    // Files are sent whole: a range that ends before it begins would stop the server.
    delete request.headers.range
    // An invalid address must not stop the server for everybody.
    if (url === undefined) return endWith(response, 400)
    const { pathname } = url
    if (pathname === '/csp-report') return void report(request, response)
    if (request.method === 'GET' || request.method === 'HEAD') return show(url, request, response)
    if (pathname === ONE_MOMENT_PATH && request.method === 'POST') return later(request, response)
    endWith(response, 405)
  }

  function show(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = url
    const facts = told.get(pathname)
    if (facts) return jsonWith(response, facts(request))
    const brandFile = brandFiles(pathname)
    if (brandFile) return brandFile(request, response, () => endWith(response, 404))
    if (pathname === '/embed/embedder.json') return void embedder(url, response)
    if (pages.has(pathname)) return void embed(url, request, response)
    if (pathname === CAMERA_PATH) return camera(app, request, response)
    if (app.hasPage(pathname)) return app.page(url, request, response)
    // A path with an extension but no file gets a 404, not the app.
    app.file(request, response, () => endWith(response, 404))
  }

  /** Discards the posted data unread and redirects to the page with the notice. */
  function later(request: IncomingMessage, response: ServerResponse): void {
    request.resume()
    response.setHeader('Location', ONE_MOMENT_PATH)
    endWith(response, 303)
  }

  async function embed(url: URL, request: IncomingMessage, response: ServerResponse) {
    const refused = await pages.prepare(url, response)
    if (refused !== undefined) return endWith(response, refused)
    request.url = '/embed.html'
    app.file(request, response, () => endWith(response, 404))
  }

  async function embedder({ searchParams }: URL, response: ServerResponse) {
    const known = await lookup(searchParams.get('client-key') ?? '').catch(() => null)
    if (!known) return endWith(response, known === null ? 502 : 404)
    jsonWith(response, known)
  }

  async function report(request: IncomingMessage, response: ServerResponse): Promise<void> {
    violations.add(await readReport(request))
    // The unread rest is discarded, because a client that is still sending wouldn't see the
    // response.
    request.resume()
    endWith(response, 204)
  }
}

function camera(app: AppFiles, request: IncomingMessage, response: ServerResponse): void {
  writeHeaders(response, CAMERA_HEADERS)
  request.url = '/camera.html'
  app.file(request, response, () => endWith(response, 404))
}
