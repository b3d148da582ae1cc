import type { BatchEncoding, DecimalMark, Delimiter } from '@sixpence/core/batch-files'

/** The names of the delimiters, as keys of the texts. */
export const DELIMITER_NAMES = {
  ';': 'semicolonOption',
  '\t': 'tabOption',
  '|': 'barOption',
  ',': 'commaDelimiterOption',
} as const satisfies Record<Delimiter, string>

/** The names of the decimal marks, as keys of the texts. */
export const MARK_NAMES = {
  '.': 'pointName',
  ',': 'commaName',
} as const satisfies Record<DecimalMark, string>

/** The names of the encodings, the same in all languages. */
export const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
} as const satisfies Record<BatchEncoding, string>
