import type { NewDevice } from '../devices/index.ts'
import type { NewPerson } from './new-person.ts'

/** An account of the seed; `key` is its name in the history, e.g. `ada:EUR`. */
export interface SeedAccount {
  readonly key: string
  readonly currencyCode: string
  readonly isClosed?: true
}

/** A linked phone of the seed. */
export interface SeedDevice extends Pick<NewDevice, 'code' | 'type' | 'name' | 'location'> {
  /** The source of its id. */
  readonly key: string
  readonly usedDaysAgo: number
}

export interface SeedPerson extends Omit<
  NewPerson,
  'customerId' | 'userId' | 'createdAt' | 'migrateBy' | 'home'
> {
  /** The source of ids: the same in every bank. */
  readonly key: string
  readonly accounts: readonly SeedAccount[]
  readonly devices?: readonly SeedDevice[]
  /** The day until which they may postpone the move to a phone; negative if it has passed. */
  readonly migrateInDays?: number
}
