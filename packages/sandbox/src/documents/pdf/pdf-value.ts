/** A value in a PDF, as far as it tells what the file does: of texts it is not said what they say. */
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

/** Stands for the object of that number. */
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
  /** As they are written: a key may stand there twice, and readers differ in which one counts. */
  readonly entries: readonly (readonly [key: string, value: PdfValue])[]
}

/** An object of a PDF. */
export interface PdfObject {
  /** Undefined where none could be read before it. */
  readonly number: number | undefined
  readonly value: PdfValue
  /** Where what is packed in it begins; undefined of an object that has nothing packed. */
  readonly data?: number | undefined
}

/** A PDF that cannot be read to its end, or not in reasonable time. */
export class UnreadablePdf extends Error {}

/** All values of a key. */
export const valuesAt = ({ entries }: PdfDictionary, key: string): readonly PdfValue[] =>
  entries.flatMap(([each, value]) => (each === key ? [value] : []))
