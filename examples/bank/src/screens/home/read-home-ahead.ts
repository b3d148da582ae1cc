import type { Sixpence } from '@sixpence/core'
import type { Locale } from '@sixpence/core/locale'
import { readAccountsAhead } from '@sixpence/react/accounts'
import { readAnnouncementsAhead } from '@sixpence/react/announcements'
import { readRecentHistoryAhead } from '@sixpence/react/history'

/** Requests at once the data that home shows first. */
export function readHomeAhead(sixpence: Sixpence, locale: Locale): void {
  readAccountsAhead(sixpence)
  readAnnouncementsAhead(sixpence, locale)
  readRecentHistoryAhead(sixpence)
}
