import type { ParsedLocation } from '@tanstack/react-router'
import type { Screen } from '../routing/one-spelling.ts'
import type { BankClient } from '../client/open-bank.ts'

/** Somebody on the way to a path of the app. */
export interface GuardContext {
  context: { bank: BankClient; screen: Screen }
  location: ParsedLocation
  /** Nobody is there yet: a link was looked at. */
  preload: boolean
}
