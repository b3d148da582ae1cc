import type {
  BatchFormat,
  CheckedFile,
  ChosenDialect,
  ReadOptions,
  Understanding,
} from '@sixpence/protocol/batch-files'

/** The rules by which to check a file, and what its user has chosen. */
export interface BatchCheck {
  readonly format: BatchFormat
  /** The currency of the paying account. */
  readonly accountCurrency: string
  readonly encoding?: ReadOptions['encoding'] | undefined
  readonly delimiter?: ReadOptions['delimiter'] | undefined
  readonly chosen?: ChosenDialect | undefined
}

/** The numbers of rows that were read and checked so far. */
export interface CheckProgress {
  readonly read: number
  readonly checked: number
}

/** A file that wasn't understood, and why. */
export type NotUnderstood = Extract<Understanding, { isUnderstood: false }>

/** A file that was read, checked and compared to its end, or the reason for which it wasn't. */
export type BatchFileOutcome = ({ readonly isUnderstood: true } & CheckedFile) | NotUnderstood
