export {
  BATCH_ENCODINGS,
  BatchReader,
  DELIMITERS,
  MOST_BYTES,
  MOST_ROWS,
  readBatchFile,
} from '@sixpence/protocol/batch-files'
export type {
  BatchEncoding,
  CellStore,
  Delimiter,
  FileRefusal,
  OtherContent,
  ReadFile,
  ReadOptions,
  Sheet,
} from '@sixpence/protocol/batch-files'
