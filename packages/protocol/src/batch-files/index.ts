export { DELIMITERS } from './dialect/guess-delimiter.ts'
export type { Delimiter } from './dialect/guess-delimiter.ts'
export { BatchReader } from './reading/batch-reader.ts'
export type { FileRefusal, ReadFile, ReadOptions } from './reading/batch-reader.ts'
export type { CellStore } from './reading/cell-store.ts'
export type { OtherContent } from './reading/content-kind.ts'
export { BATCH_ENCODINGS } from './reading/encoding.ts'
export type { BatchEncoding } from './reading/encoding.ts'
export { MOST_BYTES, MOST_ROWS } from './reading/limits.ts'
export { readBatchFile } from './reading/read-all.ts'
export type { Sheet } from './reading/sheet.ts'
export { canonicalColumns } from './columns/canonical-columns.ts'
export type { ColumnNames } from './columns/match-columns.ts'
export { DECIMAL_MARKS } from './dialect/decimal-mark.ts'
export type { DecimalMark } from './dialect/decimal-mark.ts'
export { understandFile } from './dialect/understand.ts'
export type {
  ChosenDialect,
  Dialect,
  DialectQuestion,
  Understanding,
  UnderstoodFile,
} from './dialect/understand.ts'
export type { BatchColumn, BatchWay, BatchField, BatchFormat } from './format.ts'
export { BatchTotals } from './money/batch-totals.ts'
export type { BatchTotal } from './money/batch-totals.ts'
export { BatchChecker } from './rules/batch-checker.ts'
export type { RowFaults } from './rules/batch-checker.ts'
export { batchRules } from './rules/batch-rules.ts'
export type { BatchRules, RuleContext } from './rules/batch-rules.ts'
export type { CellFault, CheckedCell, RowFault, SheetDamage } from './rules/cell-fault.ts'
export { blankCardNumbers, hasCardNumber } from './rules/card-numbers.ts'
export { checkRow } from './rules/check-row.ts'
export type { CheckedRow } from './rules/check-row.ts'
