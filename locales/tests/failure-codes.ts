import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url))
const UNION = /export type SixpenceErrorCode =\n((?:[ \t]+.*\n)+)/

/** Every code that a failed call can end with, as the client declares them. */
export function failureCodes(): string[] {
  const source = readFileSync(`${CHECKOUT}packages/core/src/errors/sixpence-error.ts`, 'utf8')
  const [, union = ''] = UNION.exec(source) ?? []
  return [...union.matchAll(/^\s+\| '(\w+)'/gm)].map(([, code = '']) => code).toSorted()
}
