/** The subjects of notifications. */
export const NOTIFICATION_GROUPS = [
  'security',
  'payments',
  'reminders',
  'documents',
  'contracts',
  'support',
  'news',
] as const

/** The ways to notify a customer: on the screen while signed in, or by email. */
export const NOTIFICATION_CHANNELS = ['screen', 'email'] as const

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number]
