/**
 * Returns the message for callers while the database can't store anything; undefined for any other
 * error.
 */
export function storageFault(cause: unknown): string | undefined {
  return STORAGE_FAULTS.get(sqlState(cause) ?? '')
}

/** PostgreSQL's disk_full and crash_shutdown. */
const STORAGE_FAULTS: ReadonlyMap<string, string> = new Map([
  ['53100', "The bank's disk is full: nothing was changed. Make room and try again."],
  ['57P02', "The bank's database has stopped. Once it runs again, try again."],
])

/** PostgreSQL's five-letter code of an error. */
export function sqlState(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined
  return typeof cause.code === 'string' ? cause.code : undefined
}
