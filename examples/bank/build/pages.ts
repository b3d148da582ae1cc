import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FILLED } from '../server/pages/pages-ahead.ts'
import { pageTemplate } from './page-template.ts'

const FILES = new Map(FILLED.map(page => [`${page}.html`, page]))

/** Gives the build the pages that the server fills in, which are no files here. */
export function pages(): Plugin {
  let folder = ''
  return {
    name: 'sixpence-pages',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      folder = root
    },
    resolveId: id => (FILES.has(id) ? join(folder, id) : undefined),
    load(id) {
      const page = [...FILES].find(([file]) => id === join(folder, file))?.[1]
      return page && pageTemplate(page)
    },
  }
}

/** The entries of the build for these pages. */
export const PAGE_FILES: readonly string[] = [...FILES.keys()]
