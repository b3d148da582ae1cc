export { mayTurnOff, notificationGroups } from './notification-groups.ts'
export type { NamedNotification, NotificationSection } from './notification-groups.ts'
export { createNotifications } from './notifications.ts'
export type { Notifications } from './notifications.ts'
