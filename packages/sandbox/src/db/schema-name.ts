/** Where a PostgreSQL server keeps the bank's tables, apart from whatever else lives there. */
export const SCHEMA = 'sixpence'
