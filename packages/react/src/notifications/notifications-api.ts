import { notifications } from '@sixpence/core/notifications'
import { hooksOf } from '../store/index.ts'

/** The hooks of the notification calls. */
export const notificationsApi = hooksOf(notifications)
