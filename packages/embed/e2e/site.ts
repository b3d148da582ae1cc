import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleScript, writeScript } from '@sixpence/tooling/script'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))

export interface HostPage {
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A tiny bank and a tiny shop: one server with two names. */
export interface Site {
  readonly bank: string
  readonly shop: string
  /** The script, as named in the bank's manifest. */
  readonly script: { readonly file: string; readonly integrity: string }
  /** The shop's pages, by path. */
  readonly pages: Map<string, HostPage>
  /** The bank's files, by path. */
  readonly code: Map<string, Uint8Array>
  /** The bank's status of a checkout; 404 if missing. */
  readonly statuses: Map<string, string>
  /** The paths requested from the bank. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

/** Starts both on a free port. */
export async function startSite(): Promise<Site> {
  const published = await publish()
  const { contents: bankPage } = await bundleScript(PACKAGE, 'e2e/fake-bank-page.ts')
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (url.hostname === 'bank.localhost') answerAsBank(site, url, response)
    else answerAsShop(site, url, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address.
  const { port } = server.address() as AddressInfo
  const site: Site = {
    bank: `http://bank.localhost:${port}`,
    shop: `http://shop.localhost:${port}`,
    script: readManifest(published),
    pages: new Map(),
    code: new Map([...published, ['/embed/page.js', bankPage]]),
    statuses: new Map(),
    asked: [],
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return site
}

/** Returns the files the bank's build publishes, by path. */
async function publish(): Promise<Map<string, Uint8Array>> {
  const folder = mkdtempSync(join(tmpdir(), 'sixpence-published-'))
  await writeScript(PACKAGE, folder)
  return new Map(
    readdirSync(folder).map(name => [`/embed/v0/${name}`, readFileSync(join(folder, name))]),
  )
}

function readManifest(published: ReadonlyMap<string, Uint8Array>): Site['script'] {
  const manifest = published.get('/embed/v0/manifest.json')
  // The build has just written it.
  return JSON.parse(Buffer.from(manifest ?? []).toString()) as Site['script']
}

function answerAsShop({ pages }: Site, { pathname }: URL, response: ServerResponse): void {
  const page = pages.get(pathname)
  response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html', ...page?.headers })
  response.end(page && `<!doctype html><html lang="en"><title>Shop</title>${page.html}`)
}

function answerAsBank(site: Site, { pathname, searchParams }: URL, response: ServerResponse): void {
  site.asked.push(pathname)
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('Access-Control-Allow-Origin', '*')
  const file = site.code.get(pathname)
  if (file) {
    response.setHeader(
      'Content-Type',
      pathname.endsWith('.json') ? 'application/json' : 'text/javascript',
    )
    const change = searchParams.has('tampered') ? ' ' : ''
    response.end(Buffer.concat([file, Buffer.from(change)]))
  } else if (pathname.startsWith('/public-api/')) json(response, publicAnswer(site, pathname))
  else showPage(isRegistered(site, searchParams) ? site.shop : "'none'", response)
}

const isRegistered = ({ shop }: Site, query: URLSearchParams): boolean =>
  query.get('client-key') !== 'ck_wrong' && query.get('origin') === shop

function showPage(frameAncestors: string, response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/html',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors ${frameAncestors}`,
  })
  response.end(
    '<!doctype html><html lang="en"><title>Bank</title><script src="/embed/page.js"></script>',
  )
}

function publicAnswer({ shop, statuses }: Site, pathname: string): object | undefined {
  const [, , noun, id = ''] = pathname.split('/')
  if (noun === 'embedder') return id === 'ck_wrong' ? undefined : { origins: [shop] }
  const status = statuses.get(id)
  return status ? { status } : undefined
}

function json(response: ServerResponse, value: object | undefined): void {
  response.statusCode = value ? 200 : 404
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(value ?? { message: 'Nothing of that name', code: 'not_found' }))
}
