import type { FileType } from './upload.ts'

/** The facts about a file that its content shows: see `readFileFacts`. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number
  /** Undefined for a type that no bank accepts. */
  readonly type: FileType | undefined
  /** A photo in the format of iPhones. */
  readonly isHeic?: boolean | undefined
  /** True if its end is missing, or it isn't readable as the type it starts as. */
  readonly isDamaged?: boolean | undefined
  /** Only for a picture. */
  readonly pixels?: { readonly width: number; readonly height: number } | undefined
  /** True for a PDF that is also something else, e.g. a ZIP or a web page. */
  readonly isPolyglot?: boolean | undefined
  /**
   * True for a PDF with scripts, actions that start programs, or attachments, unless they are
   * hidden.
   */
  readonly isActive?: boolean | undefined
  readonly isEncrypted?: boolean | undefined
  /** A lower bound: the pages of a compressed PDF are counted by the bank. */
  readonly pages?: number | undefined
  /** True if it contains the test signature of virus scanners. */
  readonly isHarmful?: boolean | undefined
}
