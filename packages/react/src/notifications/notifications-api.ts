import { notifications } from '@sixpence/core/notifications'
import { hooksOf } from '../store/index.ts'

/** What components ask about notifications, and switch on and off. */
export const notificationsApi = hooksOf(notifications)
