import { damaged } from '../workbook-refusal.ts'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const REFERENCE = /&(?:(#x[\dA-Fa-f]{1,6}|#\d{1,7}|[a-z]+);)?/g

/** Replaces the five entities of XML and references to characters. Others are refused. */
export function withoutReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(REFERENCE, (_whole, name: string | undefined) => letterOf(name ?? ''))
}

function letterOf(name: string): string {
  if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
  if (name.startsWith('#')) return String.fromCodePoint(Number.parseInt(name.slice(1), 10))
  const letter = NAMED[name]
  if (letter === undefined) throw damaged()
  return letter
}
