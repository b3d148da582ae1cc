import { damaged } from '../workbook-refusal.ts'
import { localName } from './local-name.ts'
import { tokenEnd } from './token-end.ts'
import { withoutReferences } from './without-references.ts'

/** Receives the parts of an XML file. Names are without a prefix. */
export interface XmlHandler {
  /** A tag. `attributes` is its text after the name, for `attributesOf`. */
  readonly open: (name: string, attributes: string) => void
  /** The end of an element, also of one without content. */
  readonly close: (name: string) => void
  /** A piece of text between two tags. */
  readonly text: (text: string) => void
}

/** The maximum length of a tag or a piece of text. */
const LONGEST_TOKEN = 1_000_000
const MOST_DEPTH = 100
const SPACE = 0x20

/** Reads XML in chunks of any size. Refuses document types, which can define other entities. */
export class XmlScanner {
  readonly #handler: XmlHandler
  readonly #open: string[] = []
  #rest = ''

  constructor(handler: XmlHandler) {
    this.#handler = handler
  }

  push(chunk: string): void {
    const text = this.#rest + chunk
    let at = 0
    for (;;) {
      const start = text.indexOf('<', at)
      const end = start === -1 ? -1 : tokenEnd(text, start)
      if (end === -1) break
      if (start > at) this.#handler.text(withoutReferences(text.slice(at, start)))
      this.#take(text, start, end)
      at = end
    }
    this.#rest = text.slice(at)
    if (this.#rest.length > LONGEST_TOKEN) throw damaged()
  }

  /** States that no more follows. */
  end(): void {
    if (this.#open.length > 0 || this.#rest.trim() !== '') throw damaged()
  }

  #take(text: string, start: number, end: number): void {
    const sign = text[start + 1]
    if (sign === '/') this.#close(localName(text.slice(start + 2, end - 1).trim()))
    else if (sign === '!') this.#takeLiteral(text, start, end)
    else if (sign !== '?') this.#takeTag(text, start + 1, end - 1)
  }

  #takeLiteral(text: string, start: number, end: number): void {
    if (text[start + 2] === '[') this.#handler.text(text.slice(start + 9, end - 3))
  }

  #takeTag(text: string, start: number, end: number): void {
    const isEmpty = text[end - 1] === '/'
    const stop = isEmpty ? end - 1 : end
    let nameEnd = start
    while (nameEnd < stop && text.charCodeAt(nameEnd) > SPACE) nameEnd += 1
    const name = localName(text.slice(start, nameEnd))
    if (this.#open.push(name) > MOST_DEPTH) throw damaged()
    this.#handler.open(name, text.slice(nameEnd, stop))
    if (isEmpty) this.#close(name)
  }

  #close(name: string): void {
    if (this.#open.pop() !== name) throw damaged()
    this.#handler.close(name)
  }
}
