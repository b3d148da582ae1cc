import { sqlState } from '../bank.ts'
import { Refusal } from './refusal.ts'

/** Tells whether a text came that PostgreSQL cannot hold: a NUL character, half a surrogate pair. */
export const isUnkeepable = (cause: unknown): boolean =>
  /^22(021|P02|P05)$/.test(sqlState(cause) ?? '')

/** What is answered then, where no field can be named. */
export const unkeepable = () =>
  new Refusal('VF', 'A field holds a character that cannot be kept.', { status: 400 })
