/** Texts by the names of their columns. */
export type Cells = Readonly<Record<string, string>>

/** A row as far as it differs from the file. */
export interface RowState {
  /** The texts that differ from the file's. For an added row, all that aren't empty. */
  readonly cells: Cells
  readonly isDeleted: boolean
}

/** The money that a row adds to the totals. */
export interface RowMoney {
  readonly amount: string
  readonly currencyCode: string
}

/** A row with what its check has found. */
export interface DraftRow extends RowState {
  readonly isFaulty: boolean
  /** The same for rows that repeat each other. */
  readonly key: number
  /** Undefined while the amount or its currency has a fault. */
  readonly money: RowMoney | undefined
}

/** A row as the bank has it, as far as it differs from the file. */
export interface StoredRow extends RowState {
  /** The position among all rows, once the bank has given it. */
  readonly position: number | undefined
}

/** A row in this tab and at the bank. */
export interface RowVersions {
  /** Undefined for a row that this tab hasn't added. */
  readonly row: DraftRow | undefined
  /** Undefined for an added row that the bank doesn't have. */
  readonly stored: StoredRow | undefined
}

/** A change of a row. */
export interface RowWrite {
  readonly cells?: Cells | undefined
  readonly isDeleted?: boolean | undefined
}
