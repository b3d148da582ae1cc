import { awaitsChoice, type Announcement } from '@sixpence/core'
import {
  answerOnShow,
  freshnessOf,
  loadStateOf,
  type Freshness,
  type LoadState,
} from '../store/index.ts'
import { announcementsApi } from './announcements-api.ts'

/** What the bank has announced. */
export interface AnnouncementsTask extends LoadState, Freshness {
  /** Newest first. Undefined until the bank has answered. */
  readonly announcements: readonly Announcement[] | undefined
}

/** The bank's announcements; they follow its notices by themselves. */
export function useAnnouncements(): AnnouncementsTask {
  const query = announcementsApi.list.useRead()
  // Those in the language before stand until there are others, or none.
  const shown = answerOnShow(query, query.error)
  const now = { ...query, data: shown }
  return { announcements: shown, ...freshnessOf(now), ...loadStateOf(now) }
}

/** How much of it waits for the customer; nothing while the bank has not answered. */
export function useUnreadNews(): number {
  const { data = [] } = announcementsApi.list.useRead()
  return data.filter(one => !one.isRead || awaitsChoice(one)).length
}
