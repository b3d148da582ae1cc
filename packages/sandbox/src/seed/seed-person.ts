import type { NewDevice } from '../devices/index.ts'
import type { NewPerson } from './new-person.ts'

/** An account of the seed; `key` is how the history calls it, e.g. `ada:EUR`. */
export interface SeedAccount {
  readonly key: string
  readonly currencyCode: string
  readonly isClosed?: true
}

/** A linked phone of the seed. */
export interface SeedDevice extends Pick<NewDevice, 'code' | 'type' | 'name' | 'location'> {
  /** Its id is made of it. */
  readonly key: string
  readonly usedDaysAgo: number
}

export interface SeedPerson extends Omit<
  NewPerson,
  'customerId' | 'userId' | 'createdAt' | 'migrateBy' | 'home'
> {
  /** Ids are made of it: the same in every bank. */
  readonly key: string
  readonly accounts: readonly SeedAccount[]
  readonly devices?: readonly SeedDevice[]
  /** The day until which they may put off the move to a phone; one that has passed is below zero. */
  readonly migrateInDays?: number
}
