export { NotificationSettings } from './notification-settings.tsx'
export { useNotificationSettings, useNotificationSwitch } from './use-notification-settings.ts'
export type {
  NotificationSettingsTask,
  NotificationSwitchTask,
} from './use-notification-settings.ts'
