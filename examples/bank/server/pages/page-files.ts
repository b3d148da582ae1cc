import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseBrand, type Brand } from '@sixpence/core/brand'
import type { Locale } from '@sixpence/core/locale'
import type { MessageDomain, MessageTexts } from '@sixpence/react/i18n'
import { CODE_FILE, type CodeAhead } from './code-ahead.ts'
import type { FilledPage, PageAhead } from './pages-ahead.ts'

/** The files of the built app and of the brand's folder that pages are made from. */
export interface PageFiles {
  readonly brand: Brand
  readonly template: (page: FilledPage) => string
  /** Returns all styles that a page drawn by the server needs, besides the brand's theme. */
  readonly style: (page: PageAhead) => string
  readonly theme: string
  readonly code: CodeAhead
  readonly words: (locale: Locale, domain: MessageDomain) => MessageTexts
}

/** Reads the files; undefined if no app was built. */
export function readPageFiles(clientFolder: string, brandFolder: string): PageFiles | undefined {
  const assets = join(clientFolder, 'assets')
  const folder = existsSync(assets) && readdirSync(assets).find(name => /^words-\w+$/.test(name))
  if (!folder) return undefined
  const read = (name: string) => readFileSync(join(clientFolder, name), 'utf8')
  return {
    brand: parseBrand(JSON.parse(readFileSync(join(brandFolder, 'brand.json'), 'utf8'))),
    template: page => read(`${page}.html`),
    style: page => read(`${page}.css`),
    code: JSON.parse(read(CODE_FILE)) as CodeAhead,
    theme: readFileSync(join(brandFolder, 'theme.css'), 'utf8'),
    words: (locale, domain) =>
      // The build wrote these files.
      JSON.parse(read(join('assets', folder, locale, `${domain}.json`))) as MessageTexts,
  }
}
