/** The file formats of statements. */
export const STATEMENT_FORMATS = ['pdf', 'csv'] as const

/** The number of statements on a page: one year. */
export const STATEMENTS_PER_PAGE = 12

/** The tables that the bank writes. */
export const CSV_TEMPLATES = ['statement'] as const

export type StatementFormat = (typeof STATEMENT_FORMATS)[number]
