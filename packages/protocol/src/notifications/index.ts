export {
  getNotificationSettings,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUPS,
  notificationSettingSchema,
  setNotification,
} from './notification-settings.ts'
export type {
  NotificationChannel,
  NotificationGroup,
  NotificationSetting,
} from './notification-settings.ts'
