import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@sixpence/core/locale'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Lays into a folder what the server makes its pages of, as a build does. */
export function layPages(clientFolder: string): void {
  for (const page of ['index.html', 'invoice.html', 'sign-in.html'])
    cpSync(at(`../../${page}`), join(clientFolder, page))
  for (const style of ['invoice.css', 'sign-in.css'])
    writeFileSync(join(clientFolder, style), '.sp-login{color:red}')
  for (const locale of LOCALES)
    cpSync(at(`../../../../locales/${locale}`), join(clientFolder, 'assets/words-1', locale), {
      recursive: true,
    })
}
