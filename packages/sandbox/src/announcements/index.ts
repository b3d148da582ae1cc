import type { NamedMethodRoute } from '../http/index.ts'
import { answerAnnouncementRoute } from './answer-announcement.ts'
import { getAnnouncementRoute, listAnnouncementsRoute } from './read-announcements.ts'

export { addAnnouncements, publishAnnouncement } from './publish-announcement.ts'
export type { AnnouncementTexts } from './publish-announcement.ts'

export const announcementsRoutes: readonly NamedMethodRoute[] = [
  listAnnouncementsRoute,
  getAnnouncementRoute,
  answerAnnouncementRoute,
]
