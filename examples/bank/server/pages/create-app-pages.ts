import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Locale } from '@sixpence/core/locale'
import type { AppConfig } from '../../src/app-config.ts'
import { readEndReason, type EndReason } from '../../src/guards/end-reason.ts'
import { ONE_MOMENT_PATH } from '../../src/sign-in/one-moment-path.ts'
import { FIRST_WORDS } from '../../src/start/boot.ts'
import { cookieIn, SESSION_COOKIE } from '../../src/start/cookies.ts'
import { pageHeaders } from '../security-headers.ts'
import { writeHeaders } from '../write-headers.ts'
import { drawPage } from './draw-page.ts'
import { languageOf } from './language-of.ts'
import { packPage, sendPage, type PackedPage } from './packed-page.ts'
import { readPageFiles, type PageFiles } from './page-files.ts'
import { AHEAD, isPageAhead, PAGES_AHEAD } from './pages-ahead.ts'
import { whichPage, type PageKind } from './which-page.ts'

export interface AppPagesOptions {
  config: AppConfig
  clientFolder: string
  brandsFolder: string
}

/** Sends the app's page for an address. */
export type SendAppPage = (url: URL, request: IncomingMessage, response: ServerResponse) => void

/**
 * Creates the app's pages in each language of the brand; undefined if no app was built. Browsers
 * keep none of them, because a sign-in's page becomes a customer's.
 */
export function createAppPages(options: AppPagesOptions): SendAppPage | undefined {
  const { config, clientFolder, brandsFolder } = options
  const files = readPageFiles(clientFolder, join(brandsFolder, config.brand))
  if (!files) return undefined
  const draw = drawnOnce(files, config)
  // Drawn now, so that the first visitor doesn't wait.
  for (const locale of files.brand.languages)
    for (const kind of AHEAD) draw(kind, locale, undefined)

  return (url, request, response) => {
    const kind = kindOf(url, request, config)
    const why = readEndReason(url.searchParams.get('why'))
    const page = draw(kind, languageOf(request.headers, files.brand.languages), why)
    writeHeaders(response, {
      ...pageHeaders(config, {
        styles: page.styles,
        sendsForms: isPageAhead(kind) && PAGES_AHEAD[kind].sendsForms,
      }),
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
    })
    sendPage(page, request, response)
  }
}

function kindOf(url: URL, { headers }: IncomingMessage, { shell }: AppConfig): PageKind {
  if (url.pathname === ONE_MOMENT_PATH) return 'one-moment'
  // A mobile app around the page needs the whole app.
  if (shell !== undefined) return 'blank'
  return whichPage(url, cookieIn(headers.cookie ?? '', SESSION_COOKIE) === '1')
}

function drawnOnce(files: PageFiles, config: AppConfig) {
  const drawn = new Map<string, PackedPage>()
  return (kind: PageKind, locale: Locale, why: EndReason | undefined): PackedPage => {
    const id = [kind, locale, why].join(' ')
    const known = drawn.get(id)
    if (known) return known
    const domains = [...FIRST_WORDS, PAGES_AHEAD[isPageAhead(kind) ? kind : 'sign-in'].words]
    const words = Object.fromEntries(domains.map(domain => [domain, files.words(locale, domain)]))
    const isReturning = kind === 'home' || kind === 'bank'
    const boot = { config, brand: files.brand, locale, words, why, isReturning }
    const page = packPage(drawPage(kind, boot, files))
    drawn.set(id, page)
    return page
  }
}
