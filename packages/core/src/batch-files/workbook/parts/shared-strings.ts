import { damaged } from '../workbook-refusal.ts'
import type { XmlHandler } from '../xml/xml-scanner.ts'
import { RichText } from './rich-text.ts'

/** No sheet of payments has more texts. */
const MOST_STRINGS = 4_000_000

/** Reads the texts that a workbook's cells share. */
export class SharedStrings implements XmlHandler {
  readonly strings: string[] = []
  readonly #current = new RichText()

  readonly open = (name: string): void => {
    this.#current.open(name)
  }

  readonly close = (name: string): void => {
    this.#current.close(name)
    if (name === 'si' && this.strings.push(this.#current.take()) > MOST_STRINGS) throw damaged()
  }

  readonly text = (text: string): void => {
    this.#current.text(text)
  }
}
