import * as z from 'zod/mini'
import { oneOrMany, wireFlag } from '../wire-values.ts'

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

/** How a customer is notified: on the screen while signed in, or by email. */
export const NOTIFICATION_CHANNELS = ['screen', 'email'] as const

/** One thing that the customer may be told of in one way, and whether they are. */
export const notificationSettingSchema = /* @__PURE__ */ z.object({
  /** Names the setting, as `payments.email`: its group and its channel. */
  identified: z.string(),
  value: wireFlag(),
  /** One of {@link NOTIFICATION_GROUPS}; a newer bank may know more. */
  group: z.string(),
})

/** The schemas of the calls, by their names. */
export const notificationSchemas = {
  settings: {
    input: z.object({}),
    output: z.object({ items: oneOrMany(notificationSettingSchema) }),
  },
  set: {
    input: z.object({
      identified: z.string().check(z.minLength(1), z.maxLength(64)),
      value: wireFlag(),
    }),
    output: z.object({}),
  },
}

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number]

export type NotificationSetting = z.output<typeof notificationSettingSchema>
