import { readFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { ROOT } from './root.mjs'

const STYLE = JSON.parse(readFileSync(`${ROOT}/.oxfmtrc.json`, 'utf8'))

/** A text as `pnpm format` would leave it; the name says which language it is in. */
export async function formatted(fileName, text) {
  const { code, errors } = await format(fileName, text, STYLE)
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0].message}`)
  return code
}
