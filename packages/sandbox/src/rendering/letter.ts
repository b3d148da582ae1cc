import type { Locale } from '@sixpence/protocol'
import type { LetterHead } from '../letter-head.ts'

/** A document of the bank before typesetting. */
export interface Letter {
  readonly title: string
  readonly locale: Locale
  readonly at: Date
  /** The sender, shown above and below. */
  readonly entity: LetterHead
  /** The picture of the person or business that it is about, at the end of the head. */
  readonly picture?: LetterPicture
  readonly paragraphs: readonly string[]
  /** Names and values, below the first paragraph. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  /** Below the facts. */
  readonly table?: LetterTable
  /** A code with an address, at the end, with the address as text beside it. */
  readonly code?: LetterCode
}

/** A PNG without transparency. */
export interface LetterPicture {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
  /** The text for readers who can't see it. */
  readonly alt: string
}

/** Rows under titles. */
export interface LetterTable {
  readonly columns: readonly LetterColumn[]
  /** One text for each column. */
  readonly rows: readonly (readonly string[])[]
}

interface LetterColumn {
  readonly title: string
  /** The share of the whole width: 0 to 1. */
  readonly share: number
  /** True to align it to the end of the column. */
  readonly isNumber?: boolean
}

/** A QR code. */
export interface LetterCode {
  readonly address: string
  /** The text for readers who can't see it. */
  readonly alt: string
  /** The text beside it, which includes the address. */
  readonly caption: string
}
