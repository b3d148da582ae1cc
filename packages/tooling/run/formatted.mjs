import { readFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { ROOT } from './root.mjs'

const STYLE = JSON.parse(readFileSync(`${ROOT}/.oxfmtrc.json`, 'utf8'))

/** Returns a text as `pnpm format` would leave it. The file name determines the language. */
export async function formatted(fileName, text) {
  const { code, errors } = await format(fileName, text, STYLE)
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0].message}`)
  return code
}
