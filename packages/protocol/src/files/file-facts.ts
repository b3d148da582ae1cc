import type { FileType } from '../upload.ts'

/** What is known of a file by what stands in it: see `readFileFacts`. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number
  /** Undefined for a type that no bank takes. */
  readonly type: FileType | undefined
  /** A photo as iPhones take them. */
  readonly isHeic?: boolean | undefined
  /** Its end is missing, or it can't be read as what it begins as. */
  readonly isDamaged?: boolean | undefined
  /** Of a picture. */
  readonly pixels?: { readonly width: number; readonly height: number } | undefined
  /** A PDF that is something else as well, e.g. a ZIP or a web page. */
  readonly isPolyglot?: boolean | undefined
  /** A PDF with scripts, actions that start programs, or attachments, as far as they are named. */
  readonly isActive?: boolean | undefined
  readonly isEncrypted?: boolean | undefined
  /** At least so many: those of a packed PDF are counted at the bank. */
  readonly pages?: number | undefined
  /** Holds what virus scanners are tried with. */
  readonly isHarmful?: boolean | undefined
}
