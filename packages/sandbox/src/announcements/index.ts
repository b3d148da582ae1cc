import { answerAnnouncementHandlers } from './answer-announcement.ts'
import { readAnnouncementsHandlers } from './read-announcements.ts'

export { addAnnouncements, publishAnnouncement } from './publish-announcement.ts'
export type { AnnouncementTexts } from './publish-announcement.ts'

export const announcementHandlers = { ...readAnnouncementsHandlers, ...answerAnnouncementHandlers }
