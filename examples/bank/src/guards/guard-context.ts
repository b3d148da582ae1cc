import type { ParsedLocation } from '@tanstack/react-router'
import type { Screen } from '../routing/one-spelling.ts'
import type { BankClient } from '../client/open-bank.ts'

/** A visit to a path of the app. */
export interface GuardContext {
  context: { bank: BankClient; screen: Screen }
  location: ParsedLocation
  /** True if a link is only being preloaded. */
  preload: boolean
}
