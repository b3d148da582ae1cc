export { mayTurnOff, notificationChannels, notificationGroups } from './notification-groups.ts'
export type { NamedNotification, NotificationSection } from './notification-groups.ts'
export { notifications } from './notifications.ts'
export type { Notifications } from './notifications.ts'

export type {
  NotificationChannel,
  NotificationGroup,
  NotificationSetting,
} from '@sixpence/protocol/notifications'
