import { type NumberFormat, numberFormat } from '../cells/number-format.ts'
import { attributesOf } from '../xml/attributes.ts'
import type { XmlHandler } from '../xml/xml-scanner.ts'

/** Reads the number formats of a workbook's styles, in their order. */
export class CellStyles implements XmlHandler {
  readonly formats: NumberFormat[] = []
  readonly #codes = new Map<string, string>()
  #list = ''

  readonly open = (name: string, attributes: string): void => {
    if (name === 'numFmts' || name === 'cellXfs') this.#list = name
    else if (name === 'numFmt' && this.#list === 'numFmts') this.#addCode(attributes)
    else if (name === 'xf' && this.#list === 'cellXfs') this.#addFormat(attributes)
  }

  readonly close = (name: string): void => {
    if (name === this.#list) this.#list = ''
  }

  readonly text = (): void => undefined

  #addCode(text: string): void {
    const attributes = attributesOf(text)
    this.#codes.set(attributes.get('numFmtId') ?? '', attributes.get('formatCode') ?? '')
  }

  #addFormat(text: string): void {
    const id = attributesOf(text).get('numFmtId') ?? '0'
    this.formats.push(numberFormat(Number(id), this.#codes.get(id)))
  }
}
