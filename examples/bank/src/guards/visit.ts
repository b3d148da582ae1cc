import type { ParsedLocation } from '@tanstack/react-router'
import type { Screen } from '../routing/one-spelling.ts'
import type { BankDoor } from '../client/open-bank.ts'

/** Somebody on the way to a path of the app. */
export interface Visit {
  context: { bank: BankDoor; screen: Screen }
  location: ParsedLocation
  /** Nobody is there yet: a link was looked at. */
  preload: boolean
}
