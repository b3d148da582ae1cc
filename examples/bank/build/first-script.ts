import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { isPageAhead } from '../server/pages/pages-ahead.ts'

/** The place of the first script, in a page before the build. */
const PLACE = 'src="/first.js"'
const MODULE = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const NEEDED = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g

/**
 * Builds the script that runs before all others, and names it in the pages. It is no module,
 * because modules run only once the whole page is there. In a page drawn by the server it loads the
 * modules once the page is visible, so that they don't compete for the line.
 */
export function firstScript(): Plugin {
  return {
    name: 'sixpence-first-script',
    apply: 'build',
    buildStart() {
      const id = fileURLToPath(new URL('../src/start/first.ts', import.meta.url))
      this.emitFile({ type: 'chunk', id, name: 'first' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        const script = firstOf(bundle ?? {})
        if (!script) return html
        const place = `src="/${script.fileName}"`
        const isAhead = isPageAhead(basename(filename, '.html'))
        return isAhead ? handOver(html, place) : html.replace(PLACE, place)
      },
    },
  }
}

function handOver(html: string, place: string): string {
  const app = MODULE.exec(html)?.[1] ?? ''
  const needs = [...html.matchAll(NEEDED)].map(([, href]) => href).join(' ')
  return html
    .replace(MODULE, '')
    .replaceAll(NEEDED, '')
    .replace(PLACE, `${place} data-app="${app}" data-needs="${needs}"`)
}

const firstOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).find(file => file.type === 'chunk' && file.isEntry && file.name === 'first')
