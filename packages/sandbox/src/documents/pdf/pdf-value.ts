/** A value in a PDF, as far as it shows what the file does: texts keep no content. */
export type PdfValue = PdfName | PdfText | PdfNumber | PdfReference | PdfList | PdfDictionary

interface PdfName {
  readonly kind: 'name'
  readonly name: string
}

interface PdfText {
  readonly kind: 'text'
}

interface PdfNumber {
  readonly kind: 'number'
  readonly number: number
}

/** Stands for the object with that number. */
interface PdfReference {
  readonly kind: 'reference'
  readonly number: number
}

interface PdfList {
  readonly kind: 'list'
  readonly values: readonly PdfValue[]
}

export interface PdfDictionary {
  readonly kind: 'dictionary'
  /** The pairs as written: a key may occur twice, and readers differ in which one counts. */
  readonly entries: readonly (readonly [key: string, value: PdfValue])[]
}

/** An object of a PDF. */
export interface PdfObject {
  /** Undefined if none could be read before it. */
  readonly number: number | undefined
  readonly value: PdfValue
  /** The start of its stream; undefined for an object without one. */
  readonly data?: number | undefined
}

/** A PDF that can't be read to its end, or not in reasonable time. */
export class UnreadablePdf extends Error {}

/** Returns all values of a key. */
export const valuesAt = ({ entries }: PdfDictionary, key: string): readonly PdfValue[] =>
  entries.flatMap(([each, value]) => (each === key ? [value] : []))
