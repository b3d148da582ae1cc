import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { AHEAD, PAGES_AHEAD, type PageAhead } from '../server/pages/pages-ahead.ts'
import { pageTemplate } from './page-template.ts'
import { withImports } from './with-imports.ts'

const NAME = /\bsp-[\w-]+/g

/**
 * Writes `sign-in.css` and the like into the build, with the styles that a page drawn by the server
 * can show. The server writes them into the page, so that it looks right without another file. A
 * class counts if a script of the page names it; one that is put together there (`sp-gap-${gap}`)
 * counts with all its possible endings.
 */
export function firstStyles(): Plugin {
  return {
    name: 'sixpence-first-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const sheets = withImports(chunks, 'index').flatMap(({ viteMetadata }) => [
          ...(viteMetadata?.importedCss ?? []),
        ])
        const css = [...new Set(sheets)].map(name => textOf(bundle[name])).join('\n')
        for (const page of AHEAD) {
          const first = withImports(chunks, page).map(({ code }) => code)
          const source = only(css, [...first, ...drawnOf(page)].join('\n'))
          this.emitFile({ type: 'asset', fileName: `${page}.css`, source })
        }
      },
    },
  }
}

/** Returns the markup that only the server draws. */
function drawnOf(page: PageAhead): string[] {
  const files = PAGES_AHEAD[page].drawn.map(file => new URL(`../${file}`, import.meta.url))
  return [pageTemplate(page), ...files.map(file => readFileSync(file, 'utf8'))]
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('The build lacks a style sheet.')
  return Buffer.from(file.source).toString()
}

function only(css: string, naming: string): string {
  const named = [...new Set(naming.match(NAME))]
  const isNamed = (name: string) =>
    named.some(each => each === name || (each.endsWith('-') && name.startsWith(each)))
  const classes = [...new Set([...css.matchAll(/\.(sp-[\w-]+)/g)].map(([, name = '']) => name))]
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: classes.filter(name => !isNamed(name)),
  })
  return code.toString()
}
