import { attributesOf } from '../xml/attributes.ts'
import type { XmlHandler } from '../xml/xml-scanner.ts'

/** A sheet as the workbook lists it. */
export interface ListedSheet {
  readonly name: string
  /** The id of its relationship. */
  readonly id: string
}

/** Reads the sheets that a workbook shows, and the first day of its calendar. */
export class SheetList implements XmlHandler {
  readonly sheets: ListedSheet[] = []
  isFrom1904 = false

  readonly open = (name: string, text: string): void => {
    if (name === 'sheet') this.#addSheet(attributesOf(text))
    else if (name === 'workbookPr')
      this.isFrom1904 = ['1', 'true'].includes(attributesOf(text).get('date1904') ?? '')
  }

  readonly close = (): void => undefined
  readonly text = (): void => undefined

  #addSheet(attributes: ReadonlyMap<string, string>): void {
    if ((attributes.get('state') ?? 'visible') !== 'visible') return
    this.sheets.push({ name: attributes.get('name') ?? '', id: attributes.get('id') ?? '' })
  }
}
