import { readFileSync } from 'node:fs'
import {
  isPageAhead,
  PAGES_AHEAD,
  scriptOf,
  type AheadFacts,
  type FilledPage,
} from '../server/pages/pages-ahead.ts'

const PAGE = readFileSync(new URL('page.html', import.meta.url), 'utf8')

const NO_INDEX = '<meta name="robots" content="noindex" />'
const THEME = '<link rel="stylesheet" href="/brand/theme.css" vite-ignore />'

/**
 * The parts that the server fills in, for a page that it draws and for the one that waits for the
 * app.
 */
const AHEAD = [
  '<div class="sp-start-notice"><!-- notice --></div>',
  '<div id="root"><!-- page --></div>',
  '<!-- boot -->',
]
const WAITING = ['<div id="root"></div>', '<div class="sp-start"><!-- start --></div>']
/** The bank is opened before the page is ready, so its data comes first. */
const OPENING = [
  THEME,
  '<!-- code -->',
  '<!-- boot -->',
  '<script type="module" async src="/client.js" vite-ignore></script>',
]

/** Returns a page of the app before the build. All have the same frame. */
export function pageTemplate(name: FilledPage): string {
  const isAhead = isPageAhead(name)
  const script = isAhead ? scriptOf(name) : 'src/main.tsx'
  return PAGE.replace('main.tsx', script)
    .replace('<!-- head -->', lines(isAhead ? headOf(PAGES_AHEAD[name]) : OPENING))
    .replace('<!-- body -->', lines(isAhead ? AHEAD : WAITING))
}

function headOf({ isFound, asksAtOnce }: AheadFacts): string[] {
  return [
    ...(isFound ? [] : [NO_INDEX]),
    ...(asksAtOnce ? ['<!-- connect -->'] : []),
    '<!-- style -->',
  ]
}

const lines = (parts: readonly string[]) => parts.join('\n    ')
