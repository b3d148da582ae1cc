import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@sixpence/core/locale'
import { pageTemplate } from '../../build/page-template.ts'
import { CODE_FILE, type CodeAhead } from './code-ahead.ts'
import { AHEAD, FILLED } from './pages-ahead.ts'

/** The built files that the tests name. */
const CODE: CodeAhead = { bank: ['/assets/bank-1.js'], home: ['/assets/home-1.js'] }

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Writes the templates and files that the server needs into a folder, as a build does. */
export function layPages(clientFolder: string): void {
  for (const page of FILLED) writeFileSync(join(clientFolder, `${page}.html`), pageTemplate(page))
  for (const page of AHEAD) writeFileSync(join(clientFolder, `${page}.css`), '.sp-login{color:red}')
  writeFileSync(join(clientFolder, CODE_FILE), JSON.stringify(CODE))
  for (const locale of LOCALES)
    cpSync(at(`../../../../locales/${locale}`), join(clientFolder, 'assets/words-1', locale), {
      recursive: true,
    })
}
