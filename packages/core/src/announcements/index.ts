export { awaitsChoice, announcements } from './announcements.ts'
export type { Announcements } from './announcements.ts'

export type { Announcement, AnnouncementChoice } from '@sixpence/protocol/announcements'
