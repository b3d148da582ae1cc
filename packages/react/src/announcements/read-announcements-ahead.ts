import type { Locale, Sixpence } from '@sixpence/core'
import { announcementsApi } from './announcements-api.ts'

/**
 * Asks for what the bank has announced, in the language of the page, before anything of it is
 * drawn; the next `BankStore` takes the answer over.
 */
export const readAnnouncementsAhead = (sixpence: Sixpence, locale: Locale): void =>
  announcementsApi.list.readAhead(sixpence, {}, locale)
