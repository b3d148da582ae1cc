import type { Bank } from '@sixpence/core/bank'
import type { Locale } from '@sixpence/core/locale'
import { announcementsApi } from './announcements-api.ts'

/**
 * Requests the announcements in the page's language before anything is rendered. The next
 * `BankStore` uses the answer.
 */
export const readAnnouncementsAhead = (sixpence: Bank, locale: Locale): void =>
  announcementsApi.list.readAhead(sixpence, {}, locale)
