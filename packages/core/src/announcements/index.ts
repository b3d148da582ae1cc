export { awaitsChoice, createAnnouncements } from './announcements.ts'
export type { Announcements } from './announcements.ts'
