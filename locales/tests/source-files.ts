import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url))
const SPEAKING = ['packages/react/src', 'packages/embed/src', 'examples/bank/src']
const WORDS = ['packages/protocol/src', 'packages/core/src', 'packages/react/src']

interface SourceFile {
  readonly domain: string
  readonly text: string
}

/** Tells which keys of a room the sources never ask for. */
export function unusedKeys(room: string, keys: readonly string[]): string[] {
  const asking = filesOf(room).map(file => file.text)
  const words = room === 'errors' ? [...asking, ...failureCodes()] : asking
  const suffixes = asking.flatMap(text =>
    [...text.matchAll(/`\$\{[^}`]+\}(\w+)`/g)].map(match => match[1] ?? ''),
  )
  return keys.filter(key => !quotes(words, key) && !suffixes.some(end => isMade(key, end)))
}

// A key may stand in a table of the same domain as the component that asks for it.
function filesOf(room: string): SourceFile[] {
  const files = SPEAKING.flatMap(sources)
  // Every domain may show common texts.
  if (room === 'common') return files
  const asks = new RegExp(
    `useMessages\\('${room}'\\)|Translate<'${room}'>|/locales/en/${room}\\.json'|\\bwords: \\{[^}]*\\b${room}\\b`,
  )
  const domains = new Set(files.filter(file => asks.test(file.text)).map(file => file.domain))
  return files.filter(file => domains.has(file.domain))
}

function failureCodes(): string[] {
  return sources('packages/core/src/errors').map(file => file.text)
}

/** Whether a key is put together from an ending and a word that the sources know. */
function isMade(key: string, ending: string): boolean {
  if (!key.endsWith(ending)) return false
  const word = new RegExp(`\\b${key.slice(0, -ending.length)}\\b`)
  return WORDS.flatMap(sources).some(file => word.test(file.text))
}

function quotes(sourceTexts: readonly string[], key: string): boolean {
  const quoted = new RegExp(`['"\`]${key}['"\`]|import \\{ ${key} as`)
  return sourceTexts.some(text => quoted.test(text))
}

// The folder below `src`, whatever sub-folder of it a file is in.
const domainOf = (path: string) => dirname(path).split('/').slice(0, 4).join('/')

const known = new Map<string, SourceFile[]>()

function sources(root: string): SourceFile[] {
  const read = known.get(root)
  if (read) return read
  const files = readdirSync(`${CHECKOUT}/${root}`, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.(test|stories|gen\.d)\.tsx?$/.test(path))
    .map(path => ({
      domain: domainOf(`${root}/${path}`),
      text: readFileSync(`${CHECKOUT}/${root}/${path}`, 'utf8'),
    }))
  known.set(root, files)
  return files
}
