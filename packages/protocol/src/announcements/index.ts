export {
  ANNOUNCEMENT_CHOICES,
  announcementSchema,
  answerAnnouncement,
  getAnnouncement,
  listAnnouncements,
} from './announcement.ts'
export type { Announcement, AnnouncementChoice } from './announcement.ts'
