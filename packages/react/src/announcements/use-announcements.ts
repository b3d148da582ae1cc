import { awaitsChoice, type Announcement } from '@sixpence/core/announcements'
import { answerOnShow, loadStateOf, type LoadState } from '../store/index.ts'
import { announcementsApi } from './announcements-api.ts'

/** The bank's announcements, newest first. */
export interface AnnouncementsTask extends LoadState<readonly Announcement[]> {
  /** @deprecated Use `data`. */
  readonly announcements: AnnouncementsTask['data']
}

/** Returns the bank's announcements. Updates when the bank reports a change. */
export function useAnnouncements(): AnnouncementsTask {
  const query = announcementsApi.list.useRead()
  // After a change of language, the previous answer is shown until the new one has loaded or
  // failed.
  const shown = answerOnShow(query, query.error)
  const now = { ...query, data: shown }
  return { announcements: shown, ...loadStateOf(now) }
}

/** Returns the number of announcements that are unread or need a response; 0 until loaded. */
export function useUnreadNews(): number {
  const { data = [] } = announcementsApi.list.useRead()
  return data.filter(one => !one.isRead || awaitsChoice(one)).length
}
