import { announcements } from '@sixpence/core/announcements'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading and responding to announcements. */
export const announcementsApi = hooksOf(announcements)
