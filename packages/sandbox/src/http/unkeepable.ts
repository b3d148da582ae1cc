import { sqlState } from '../bank.ts'

/** Tells whether a text came that PostgreSQL cannot hold: a NUL character, half a surrogate pair. */
export const isUnkeepable = (cause: unknown): boolean =>
  /^22(021|P02|P05)$/.test(sqlState(cause) ?? '')
