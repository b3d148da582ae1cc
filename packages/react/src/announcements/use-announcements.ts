import { awaitsChoice, type Announcement } from '@sixpence/core'
import { useFormats } from '../i18n/index.ts'
import { freshnessOf, loadStateOf, type Freshness, type LoadState } from '../store/index.ts'
import { announcementsApi } from './announcements-api.ts'

/** What the bank has announced. */
export interface AnnouncementsTask extends LoadState, Freshness {
  /** Newest first. Undefined until the bank has answered. */
  readonly announcements: readonly Announcement[] | undefined
}

/** The bank's announcements; they follow its notices by themselves. */
export function useAnnouncements(): AnnouncementsTask {
  const query = announcementsApi.useListAnnouncementsQuery(useFormats().locale)
  return { announcements: query.data, ...freshnessOf(query), ...loadStateOf(query) }
}

/** How much of it waits for the customer; nothing while the bank has not answered. */
export function useUnreadNews(): number {
  const { data = [] } = announcementsApi.useListAnnouncementsQuery(useFormats().locale)
  return data.filter(one => !one.isRead || awaitsChoice(one)).length
}
