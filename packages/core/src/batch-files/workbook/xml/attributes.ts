import { damaged } from '../workbook-refusal.ts'
import { localName } from './local-name.ts'
import { withoutReferences } from './without-references.ts'

const QUOTES = /["']/g

/** Reads the attributes of a tag, by their names without a prefix. */
export function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  let at = 0
  for (;;) {
    const equals = text.indexOf('=', at)
    if (equals === -1) break
    QUOTES.lastIndex = equals
    const start = QUOTES.exec(text)?.index ?? text.length
    const end = text.indexOf(text[start] ?? '"', start + 1)
    if (end === -1) throw damaged()
    const name = localName(text.slice(at, equals).trim())
    attributes.set(name, withoutReferences(text.slice(start + 1, end)))
    at = end + 1
  }
  return attributes
}
