import { unescaped } from '../cells/unescaped.ts'
import { damaged } from '../workbook-refusal.ts'
import type { XmlHandler } from '../xml/xml-scanner.ts'

const LONGEST_TEXT = 65_536

/** Joins the runs of a text, without the reading aids that East Asian texts can have. */
export class RichText implements XmlHandler {
  #text = ''
  #isText = false
  #isAid = false

  readonly open = (name: string): void => {
    if (name === 't') this.#isText = true
    else if (name === 'rPh') this.#isAid = true
  }

  readonly close = (name: string): void => {
    if (name === 't') this.#isText = false
    else if (name === 'rPh') this.#isAid = false
  }

  readonly text = (text: string): void => {
    if (!this.#isText || this.#isAid) return
    this.#text += text
    if (this.#text.length > LONGEST_TEXT) throw damaged()
  }

  /** Returns the text so far, and starts the next one. */
  take(): string {
    const text = this.#text
    this.#text = ''
    return unescaped(text)
  }
}
