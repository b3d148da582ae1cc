import type {
  BatchFormat,
  CheckedFile,
  ChosenDialect,
  ReadOptions,
  Understanding,
} from '@sixpence/protocol/batch-files'
import type { WorkbookRefusal } from '../workbook/workbook-refusal.ts'

/** The rules by which to check a file, and what its user has chosen. */
export interface BatchCheck {
  readonly format: BatchFormat
  /** The currency of the paying account. */
  readonly accountCurrency: string
  readonly encoding?: ReadOptions['encoding'] | undefined
  readonly delimiter?: ReadOptions['delimiter'] | undefined
  readonly chosen?: ChosenDialect | undefined
  /** The sheet of a workbook, if several have content. */
  readonly sheet?: string | undefined
}

/** The numbers of rows that were read and checked so far. A workbook's are read at once. */
export interface CheckProgress {
  readonly read: number
  readonly checked: number
}

/** The reason a whole file is refused; or, for `severalSheets`, the sheets to choose from. */
export type BatchFileRefusal =
  | Extract<Understanding, { isUnderstood: false }>['refusal']
  | WorkbookRefusal

/** A file that wasn't understood, and why. */
export interface NotUnderstood {
  readonly isUnderstood: false
  readonly refusal: BatchFileRefusal
}

/** A file that was read, checked and compared to its end. */
export interface UnderstoodBatchFile extends CheckedFile {
  readonly isUnderstood: true
  /** The name of the sheet that was read of a workbook. */
  readonly sheetName?: string | undefined
}

/** A file that was read, checked and compared to its end, or the reason for which it wasn't. */
export type BatchFileOutcome = UnderstoodBatchFile | NotUnderstood
