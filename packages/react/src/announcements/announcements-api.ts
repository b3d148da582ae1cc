import { announcements } from '@sixpence/core/announcements'
import { hooksOf } from '../store/index.ts'

/** What components ask about announcements, and answer to them. */
export const announcementsApi = hooksOf(announcements)
