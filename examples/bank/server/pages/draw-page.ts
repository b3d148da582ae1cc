import { intlLocale, textDirection, type Locale } from '@sixpence/core/locale'
import { FIRST_STYLE } from '../../src/start/first-style.ts'
import { renderOneMoment } from '../../src/start/one-moment.tsx'
import { BOOT_ID, type Boot } from '../../src/start/boot.ts'
import { renderStart, renderTrouble } from '../../src/start/start-page.tsx'
import { renderInvoice } from '../../src/invoice/render-invoice.tsx'
import { renderSignIn } from '../../src/sign-in/render-sign-in.tsx'
import type { PageFiles } from './page-files.ts'
import { PAGES_AHEAD, type PageAhead } from './pages-ahead.ts'
import type { PageKind } from './which-page.ts'

const DRAW: Readonly<Record<PageAhead, (boot: Boot) => string>> = {
  'sign-in': renderSignIn,
  invoice: renderInvoice,
}

/** Draws a page in the language of its facts. The same facts produce the same page. */
export function drawPage(kind: PageKind, boot: Boot, files: PageFiles): string {
  const { template, style, theme } = files
  const title = titleOf(kind, boot)
  switch (kind) {
    case 'one-moment':
      return `<!doctype html>${renderOneMoment(boot, { title, style: style('sign-in') + theme })}`
    case 'home':
    case 'bank':
      return fill(template('index'), boot, {
        title,
        start: renderStart(boot, 'bank'),
        code: [connectTo(boot.config.api), ...codeOf(kind, files).map(loadAhead)].join('\n    '),
      })
    case 'blank':
      return fill(template('index'), boot, { title, start: renderStart(boot, kind), code: '' })
    default:
      return fill(template(kind), boot, {
        title,
        style: `<style ${FIRST_STYLE}>${style(kind)}</style><style>${theme}</style>`,
        connect: connectTo(boot.config.api),
        notice: renderTrouble(boot),
        page: DRAW[kind](boot),
      })
  }
}

/** Connects to the bank early, because the scripts send requests to it as soon as they run. */
const connectTo = (api: string) =>
  `<link rel="preconnect" href="${new URL(api).origin}" crossorigin />`

const codeOf = (kind: 'home' | 'bank', { code: { bank, home } }: PageFiles) =>
  kind === 'home' ? [...bank, ...home] : bank

const loadAhead = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`

function titleOf(kind: PageKind, { brand, words }: Boot): string {
  const { projectName } = brand
  if (kind === 'home' || kind === 'bank' || kind === 'blank') return projectName
  const [domain, key] = kind === 'one-moment' ? ONE_MOMENT : PAGES_AHEAD[kind].title
  return `${words[domain]?.[key] ?? ''} · ${projectName}`
}

const ONE_MOMENT = ['shell', 'oneMomentTitle'] as const

interface Parts {
  readonly title: string
  readonly [place: string]: string
}

function fill(template: string, boot: Boot, parts: Parts): string {
  const title = parts.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const all: Parts = { ...parts, title, boot: bootElement(boot) }
  return template
    .replace(' lang="en" dir="ltr"', languageMarks(boot.locale))
    .replaceAll(/<!-- (\w+) -->/g, (place, name: string) => all[name] ?? place)
}

const languageMarks = (locale: Locale) =>
  ` lang="${intlLocale(locale)}" dir="${textDirection(locale)}"`

/** Encodes the facts so that no text in them can end the element. */
function bootElement(boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${BOOT_ID}">${json}</script>`
}
