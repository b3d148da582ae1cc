import type { Locale } from '@sixpence/protocol'
import type { LetterHead } from '../letter-head.ts'

/** A document of the bank, before it is set. */
export interface Letter {
  readonly title: string
  readonly locale: Locale
  readonly at: Date
  /** Whose letter it is: stands above and below. */
  readonly entity: LetterHead
  /** Whom it is about, at the end of the head. */
  readonly picture?: LetterPicture
  readonly paragraphs: readonly string[]
  /** Names and what they are, below the first paragraph. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  /** Below the facts. */
  readonly table?: LetterTable
  /** At the end: an address for a camera, and beside it for the eyes. */
  readonly code?: LetterCode
}

/** A PNG without transparency. */
export interface LetterPicture {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
  /** What is told of it to who cannot see it. */
  readonly alt: string
}

/** Rows under titles. */
export interface LetterTable {
  readonly columns: readonly LetterColumn[]
  /** As many texts as there are columns. */
  readonly rows: readonly (readonly string[])[]
}

interface LetterColumn {
  readonly title: string
  /** Of the whole width: 0 to 1. */
  readonly share: number
  /** Stands at the end of the column. */
  readonly isNumber?: boolean
}

/** A QR code. */
export interface LetterCode {
  readonly address: string
  /** What is told of it to who cannot see it. */
  readonly alt: string
  /** Stands beside it; has the address in it. */
  readonly caption: string
}
