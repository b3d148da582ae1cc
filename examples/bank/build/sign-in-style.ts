import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the server draws and the app does not. */
const DRAWN = ['../sign-in.html', '../src/start/one-moment.tsx', '../src/start/start-page.tsx'].map(
  at,
)
const NAME = /\bsp-[\w-]+/g

/**
 * Lays `sign-in.css` into the build: of all styles those that the sign-in page can show. The server
 * writes them into the page, so that it waits for no other file to look right. A class counts that
 * is named in the page's scripts; one that is put together there (`sp-gap-${gap}`) counts with all
 * that it can become.
 */
export function signInStyle(): Plugin {
  return {
    name: 'sixpence-sign-in-style',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const first = withImports(chunks, 'sign-in').map(({ code }) => code)
        const drawn = DRAWN.map(file => readFileSync(file, 'utf8'))
        const sheets = withImports(chunks, 'index').flatMap(({ viteMetadata }) => [
          ...(viteMetadata?.importedCss ?? []),
        ])
        const css = [...new Set(sheets)].map(name => textOf(bundle[name])).join('\n')
        const source = only(css, [...first, ...drawn].join('\n'))
        this.emitFile({ type: 'asset', fileName: 'sign-in.css', source })
      },
    },
  }
}

/** An entry and all that it imports before it runs, in the order in which it runs. */
function withImports(chunks: readonly Rolldown.OutputChunk[], entry: string) {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
    found.add(chunk)
  }
  add(chunks.find(({ isEntry, name }) => isEntry && name === entry))
  if (found.size === 0) throw new Error(`The build has no ${entry}.`)
  return [...found]
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
    filename: 'sign-in.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: classes.filter(name => !isNamed(name)),
  })
  return code.toString()
}
