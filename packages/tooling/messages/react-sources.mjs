import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT } from '../run/root.mjs'

export const REACT = '@sixpence/react'

const FOLDER = resolve(ROOT, 'packages/react')

let sources

/** Returns the source of each entry point of the React package, by the name that imports it. */
export function reactSources() {
  sources ??= readSources()
  return sources
}

function readSources() {
  const { exports } = JSON.parse(readFileSync(resolve(FOLDER, 'package.json'), 'utf8'))
  return new Map(
    Object.entries(exports).flatMap(([path, target]) => {
      const source = target['@sixpence/source']
      return source ? [[REACT + path.slice(1), resolve(FOLDER, source)]] : []
    }),
  )
}
