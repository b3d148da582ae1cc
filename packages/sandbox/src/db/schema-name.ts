/** The schema of the bank's tables on a PostgreSQL server, apart from anything else there. */
export const SCHEMA = 'sixpence'
