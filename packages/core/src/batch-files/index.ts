export {
  BATCH_ENCODINGS,
  BatchChecker,
  BatchReader,
  BatchTotals,
  DECIMAL_MARKS,
  DELIMITERS,
  DuplicateFinder,
  MOST_BYTES,
  MOST_ROWS,
  batchRules,
  blankCardNumbers,
  canonicalColumns,
  checkRow,
  hasCardNumber,
  readBatchFile,
  readPayeeLines,
  rowsHash,
  rowsText,
  understandFile,
  writeBatchFile,
} from '@sixpence/protocol/batch-files'
export type {
  BatchColumn,
  BatchEncoding,
  BatchField,
  BatchFormat,
  BatchRules,
  BatchTotal,
  BatchWay,
  CellFault,
  CellStore,
  CheckedFile,
  CheckedCell,
  CheckedRow,
  ChosenDialect,
  ColumnNames,
  DecimalMark,
  Delimiter,
  Dialect,
  DialectQuestion,
  FileRefusal,
  HashedRow,
  OtherContent,
  PayeeLine,
  ReadFile,
  ReadOptions,
  RowFault,
  RowFaults,
  RuleContext,
  Sheet,
  SheetDamage,
  Understanding,
  UnderstoodFile,
  WrittenRows,
} from '@sixpence/protocol/batch-files'
export { checkBatchFile } from './checking/check-batch-file.ts'
export type { CheckOptions } from './checking/check-batch-file.ts'
export type { CheckWatch } from './checking/check-in-slices.ts'
export type {
  BatchCheck,
  BatchFileOutcome,
  BatchFileRefusal,
  CheckProgress,
  NotUnderstood,
  UnderstoodBatchFile,
} from './checking/batch-check.ts'
export { BatchDraft } from './draft/batch-draft.ts'
export { inTurns } from './in-turns.ts'
export { filledDown, found, mended, pasted, replaced } from './draft/changes.ts'
export type { Mend, PasteTarget, Replacement, Search } from './draft/changes.ts'
export { copiedCells } from './draft/copied-cells.ts'
export type { DraftSource } from './draft/rows/draft-base.ts'
export type { CellEdit, DraftChange } from './draft/state/draft-change.ts'
export type { DraftFilter } from './draft/state/draft-filter.ts'
export { readDraftPart } from './draft/sync/draft-part.ts'
export type { DraftPart, RowCells } from './draft/sync/draft-part.ts'
export type { Cells } from './draft/rows/draft-row.ts'
export type { RowPreview } from './draft/rows/row-preview.ts'
export type { DraftCounts } from './draft/state/draft-state.ts'
export { nextFault, previousFault } from './draft/next-fault.ts'
export type { CellPosition } from './draft/next-fault.ts'
export type { BankRow } from './draft/sync/rebase.ts'
export { readWorkbook } from './workbook/read-workbook.ts'
export type { WorkbookOptions } from './workbook/read-workbook.ts'
export type { ReadWorkbook } from './workbook/reading.ts'
export type { FedSheet } from './workbook/sheet-feed.ts'
export type { WorkbookRefusal } from './workbook/workbook-refusal.ts'
